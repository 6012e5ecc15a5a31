/** The name that the server gives a file, else the last part of its address. */
const nameOf = (response: Response, address: string): string => {
  const given = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return given?.[1] ?? address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
};

/**
 * Fetches a file whole and hands it to the browser to keep: whoever calls knows that it is there. Throws where it cannot
 * be had, or `signal` ends it.
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
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
