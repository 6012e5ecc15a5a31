/** Attributes of an element whose HTML React does not render. */
export const rawHtml = (html: string) => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});

/** Attributes that make React keep the server's HTML of an element. */
export const keepServerHtml = rawHtml('');
