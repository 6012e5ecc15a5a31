/** Starts fetching scripts side by side, each with its integrity, before the code that names them has arrived. */
export const modulePreload =
  (document: Document, integrityOf: (address: string) => string | undefined) =>
  (addresses: readonly string[]): void => {
    for (const address of addresses) {
      if (document.head.querySelector(`link[rel="modulepreload"][href="${address}"]`)) continue;
      const link = document.createElement('link');
      const integrity = integrityOf(address);
      link.rel = 'modulepreload';
      link.href = address;
      if (integrity) link.integrity = integrity;
      document.head.append(link);
    }
  };
