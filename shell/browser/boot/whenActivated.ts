/**
 * Resolves once a visitor sees the page. A prerendered page that is not shown must neither store nor send anything. Its code and
 * its HTML are ready by then.
 */
export const whenActivated = async (document: Document & { readonly prerendering?: boolean }): Promise<void> => {
  if (!document.prerendering) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
};
