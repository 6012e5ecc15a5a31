// The package has no types. These are the ones that the tests use.
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';

  interface Options {
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  interface NewObject {
    readonly bucket: string;
    readonly key: string;
    readonly content: Buffer | Readable;
    readonly metadata: object;
  }

  /** Files in a folder. */
  export interface Store {
    putObject: (object: NewObject) => Promise<{ readonly size: number; readonly md5: string }>;
    readonly putMetadata: (bucket: string, key: string, metadata: object, md5: string) => Promise<void>;
    readonly getResourcePath: (bucket: string, key: string, resource: 'object') => string;
  }

  export default class S3rver {
    constructor(options: Options);
    readonly store: Store;
    readonly logger: { readonly exceptions: { readonly unhandle: () => void }; readonly close: () => void };
    readonly configureBuckets: () => Promise<unknown>;
    readonly callback: () => RequestListener;
  }
}
