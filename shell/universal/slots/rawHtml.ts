declare global {
  // TypeScript's DOM types lack it, as do some browsers.
  var trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
}

/** Attributes of an element whose HTML React does not render. */
export const rawHtml = (html: string | TrustedHTML) => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});

/**
 * Attributes that make React keep the server's HTML of an element. If React has to create the element, it is empty: the CSP of
 * the site refuses a string then, even an empty one (REL-5).
 */
export const keepServerHtml = rawHtml(globalThis.trustedTypes?.emptyHTML ?? '');
