import type { UploadBucket } from '@caravan/shared/contracts/calls';

/** Address, credentials and buckets of an S3 service. */
export interface S3Service {
  /** For example `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly buckets: Readonly<Record<UploadBucket, string>>;
  /** Buckets are named in the path, not in the host name. */
  readonly pathStyle: boolean;
  /** Public buckets are read at `<publicUrl>/<bucket>/<key>`. Undefined: through the API. */
  readonly publicUrl: string | undefined;
}
