/** Returns the file name from the response, otherwise the last segment of the address. */
const nameOf = (response: Response, address: string): string => {
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return named?.[1] ?? address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
};

/**
 * Fetches a whole file and saves it, so that the caller can report success or failure. Throws if the fetch fails or
 * `signal` aborts.
 */
export const saveFile = async (address: string, signal: AbortSignal): Promise<void> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file = await response.blob();
  signal.throwIfAborted();
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response, address);
  link.click();
  // The browser reads the blob after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
