/** Where the loading of a remote ended: each kind has its own cause and cure. */
export type RemoteErrorKind = 'http' | 'network' | 'timeout' | 'evaluation' | 'contract' | 'missing';

/** A remote, or a part of it, could not be had. */
export class RemoteLoadError extends Error {
  readonly kind: RemoteErrorKind;
  readonly remote: string;
  readonly version: string;
  readonly address: string;

  constructor(kind: RemoteErrorKind, remote: string, version: string, address: string, options?: ErrorOptions) {
    super(`${remote} ${version} could not be loaded (${kind}): ${address}`, options);
    this.name = 'RemoteLoadError';
    this.kind = kind;
    this.remote = remote;
    this.version = version;
    this.address = address;
  }
}

/** The error as a {@link RemoteLoadError}; whatever code of the remote threw counts as `evaluation`. */
export const asLoadError = (error: unknown, remote: string, version: string, address: string): RemoteLoadError =>
  error instanceof RemoteLoadError
    ? error
    : new RemoteLoadError('evaluation', remote, version, address, { cause: error });
