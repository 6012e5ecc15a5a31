import { RemoteLoadError } from '../../universal/remotes/errors';

/** Returns the error of a failed import. Browsers do not say whether the file was removed, so this asks the server. */
export const importError = async (
  request: typeof fetch,
  cause: unknown,
  remote: string,
  address: string,
): Promise<RemoteLoadError> => {
  const isThere = await request(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => true,
  );
  return new RemoteLoadError(isThere ? 'network' : 'http', remote, '-', address, { cause });
};
