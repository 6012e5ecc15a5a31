import type { S3Service } from '@caravan/object-store';
import type { UploadBucket } from '@caravan/shared/contracts/calls';

/** An S3 service with the buckets of uploads. */
export interface UploadService extends S3Service {
  readonly buckets: Readonly<Record<UploadBucket, string>>;
  /** Public buckets are read at `<publicUrl>/<bucket>/<key>`. Undefined: through the API. */
  readonly publicUrl: string | undefined;
}
