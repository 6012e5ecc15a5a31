/** Returns the text of a saved file. Blobs of jsdom have no `text`. */
export const savedText = (content: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(content);
  });
