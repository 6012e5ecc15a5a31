interface SavedFile {
  readonly name: string;
  readonly content: Blob;
  readonly address: string;
}

/** Records the files that the browser is asked to save, until the test ends. */
export const watchFiles = (): SavedFile[] => {
  const files: SavedFile[] = [];
  let last = new Blob();
  // jsdom has neither function.
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      last = content;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last, address: this.href });
  });
  return files;
};
