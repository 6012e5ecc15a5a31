/**
 * Outcomes of a load of a version. `render`: its code threw while it rendered or loaded data. `use`: its code threw later, in a
 * handler, timer or promise. `environment`: it failed while a remote had replaced functions of the browser. `interference`: it
 * changed something outside its own elements (`browser/watch`). `emptied`: a slot of it has lost its content (`browser/remotes/watchSlots`).
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
  'emptied',
] as const;

export type Outcome = (typeof outcomes)[number];

/** The kinds of failure of a load. */
export type RemoteErrorKind = Exclude<Outcome, 'ready' | 'use' | 'interference' | 'emptied'>;

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

/** Returns the error of a remote that failed while functions of the browser were replaced. Undefined if none was replaced. */
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

/**
 * Whether code threw because a file could not be imported. Browsers say so only in the message, which the federation runtime copies into
 * an error of its own.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof RemoteLoadError ||
  (error instanceof Error && /dynamically imported module|module script failed/.test(error.message));

/**
 * Converts an error to a {@link RemoteLoadError}. A file that could not be imported counts as `network`: the next attempt fetches it and
 * finds out whether it was removed. Any other error of the remote's code counts as `kind`.
 */
export const asLoadError = (
  error: unknown,
  remote: string,
  version: string,
  address: string,
  kind: RemoteErrorKind = 'evaluation',
): RemoteLoadError =>
  error instanceof RemoteLoadError
    ? error
    : new RemoteLoadError(isMissingFile(error) ? 'network' : kind, remote, version, address, { cause: error });
