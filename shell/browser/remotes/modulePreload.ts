/** The address of a script and its integrity. */
export interface VerifiedFile {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Returns a function that preloads scripts with integrity, by links in `parent`. A later import of the same address uses the
 * verified script or fails. The function returns the links of those that were not preloaded yet.
 */
export const modulePreload =
  (parent: ParentNode, fetchPriority: 'auto' | 'low' = 'auto') =>
  (files: readonly VerifiedFile[]): HTMLLinkElement[] =>
    files.flatMap(({ address, integrity }) => {
      if (parent.querySelector(`link[rel="modulepreload"][href="${address}"]`)) return [];
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      link.integrity = integrity;
      link.fetchPriority = fetchPriority;
      parent.append(link);
      return [link];
    });
