/** Upload permission of the API: where a file goes. */
export interface SendTarget {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Uploads a file to the object store and resolves with whether it was accepted. Uses XMLHttpRequest, because `fetch` does
 * not report progress. `onProgress` receives a fraction from 0 to 1.
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
