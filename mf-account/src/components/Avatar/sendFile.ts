/** What the API's permission says about where a file goes. */
export interface SendTarget {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file straight to the object store; resolves with whether it was taken. By XMLHttpRequest, because `fetch` does
 * not tell how much has been sent. `onProgress` gets a share from 0 to 1.
 */
export const sendFile = (file: Blob, target: SendTarget, onProgress: (share: number) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.status >= 200 && request.status < 300));
    for (const failure of ['error', 'abort', 'timeout']) request.addEventListener(failure, () => resolve(false));
    request.send(file);
  });
