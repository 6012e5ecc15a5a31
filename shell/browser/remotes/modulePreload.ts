/** A script and what it must be. */
export interface VerifiedFile {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Starts fetching scripts side by side, each with its integrity, by links in `place`. The browser keeps such a script under its address: an
 * import that follows gets what was verified, or fails.
 */
export const modulePreload =
  (place: ParentNode) =>
  (files: readonly VerifiedFile[]): void => {
    for (const { address, integrity } of files) {
      if (place.querySelector(`link[rel="modulepreload"][href="${address}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      link.integrity = integrity;
      place.append(link);
    }
  };
