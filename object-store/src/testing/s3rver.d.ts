// The package has no types. These are the ones that the tests use.
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    readonly logger: { readonly exceptions: { readonly unhandle: () => void }; readonly close: () => void };
    readonly configureBuckets: () => Promise<unknown>;
    readonly callback: () => RequestListener;
  }
}
