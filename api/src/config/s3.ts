import type { UploadBucket } from '@caravan/shared/contracts/calls';

/** An S3 service: where it is, who we are there, and what our buckets are called. */
export interface S3Service {
  /** For example `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly buckets: Readonly<Record<UploadBucket, string>>;
  /** Whether buckets are named in the path; else they are part of the host name. */
  readonly pathStyle: boolean;
  /** Where browsers read public buckets, `<address>/<bucket>/<key>`; undefined: through the API. */
  readonly publicUrl: string | undefined;
}
