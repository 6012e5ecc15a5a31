/** Attributes of an element whose HTML React does not make. */
export const rawHtml = (html: string) => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});

/** Attributes that make React keep the HTML that the server sent in an element. */
export const asSent = rawHtml('');
