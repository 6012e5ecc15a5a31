/** A script and what it must be. */
export interface VerifiedFile {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Starts fetching scripts side by side, each with its integrity, by links in `place`. The browser keeps such a script under its address: an
 * import that follows gets what was verified, or fails. `onArrived` is called as each of them has arrived.
 */
export const modulePreload =
  (place: ParentNode) =>
  (files: readonly VerifiedFile[], onArrived: () => void): void => {
    for (const { address, integrity } of files) {
      const known = place.querySelector(`link[rel="modulepreload"][href="${address}"]`);
      const link = known ?? document.createElement('link');
      link.addEventListener('load', onArrived, { once: true });
      if (known || !(link instanceof HTMLLinkElement)) continue;
      link.rel = 'modulepreload';
      link.href = address;
      link.integrity = integrity;
      place.append(link);
    }
  };
