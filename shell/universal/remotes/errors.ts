/** The kinds of failure of a load. */
export type RemoteErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'evaluation'
  | 'contract'
  | 'missing'
  | 'render'
  | 'environment';

/**
 * How the load of a version can end. `render`: its code threw while it was rendered or loaded its data. `use`: in a handler, a
 * timer, a promise. `environment`: it failed while functions of the browser were replaced by some remote. `interference`: it
 * changed a part of the page that is not its own (`browser/watch`).
 */
export const outcomes = [
  'ready',
  'http',
  'network',
  'timeout',
  'evaluation',
  'contract',
  'missing',
  'render',
  'use',
  'environment',
  'interference',
] as const satisfies readonly (RemoteErrorKind | 'ready' | 'use' | 'interference')[];

export type Outcome = (typeof outcomes)[number];

/** A remote or a part of it could not be loaded. */
export class RemoteLoadError extends Error {
  readonly kind: RemoteErrorKind;
  readonly remote: string;
  readonly version: string;
  readonly address: string;

  constructor(kind: RemoteErrorKind, remote: string, version: string, address: string, options?: ErrorOptions) {
    const cause = options?.cause instanceof Error ? `: ${options.cause.message}` : '';
    super(
      `${remote} ${version} could not be ${kind === 'render' ? 'rendered' : 'loaded'} (${kind}): ${address}${cause}`,
      options,
    );
    this.name = 'RemoteLoadError';
    this.kind = kind;
    this.remote = remote;
    this.version = version;
    this.address = address;
  }
}

/** The failure of a remote while functions of the browser were replaced. Undefined if none was replaced. */
export const environmentError = (
  changed: readonly string[],
  error: unknown,
  remote: string,
  { version, entry }: { readonly version: string; readonly entry: string },
): RemoteLoadError | undefined =>
  changed.length === 0
    ? undefined
    : new RemoteLoadError('environment', remote, version, entry, {
        cause: new Error(`replaced by a remote: ${changed.join(', ')}; ${String(error)}`),
      });

/** The error as a {@link RemoteLoadError}; any other error of the remote's code counts as `evaluation`. */
export const asLoadError = (error: unknown, remote: string, version: string, address: string): RemoteLoadError =>
  error instanceof RemoteLoadError
    ? error
    : new RemoteLoadError('evaluation', remote, version, address, { cause: error });
