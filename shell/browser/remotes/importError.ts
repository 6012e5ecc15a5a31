import { isMissingFile, RemoteLoadError } from '../../universal/remotes/errors';

/**
 * Returns the error of a failed import: `http` if the file was removed, else `network`. Browsers do not say which, so this asks the
 * server. An error of the file's own code is returned as it is.
 */
export const importError = async (
  request: typeof fetch,
  failure: unknown,
  remote: string,
  address: string,
  timeoutMs: number,
): Promise<unknown> => {
  if (failure instanceof RemoteLoadError || !isMissingFile(failure)) return failure;
  const answer = await request(address, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  return new RemoteLoadError(answer?.status === 404 ? 'http' : 'network', remote, '-', address, { cause: failure });
};
