/** The address of a script and its integrity. */
export interface VerifiedFile {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Returns a function that preloads scripts with integrity, by links in `parent`. A later import of the same address uses the
 * verified script or fails.
 */
export const modulePreload =
  (parent: ParentNode) =>
  (files: readonly VerifiedFile[]): void => {
    for (const { address, integrity } of files) {
      if (parent.querySelector(`link[rel="modulepreload"][href="${address}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      link.integrity = integrity;
      parent.append(link);
    }
  };
