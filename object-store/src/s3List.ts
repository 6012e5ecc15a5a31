const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => entities[name] ?? entity),
  );

/** Returns the keys of a page of ListObjectsV2, and the token of the next page, if any. */
export const keysIn = (xml: string): { readonly keys: readonly string[]; readonly next: string | undefined } => ({
  keys: textsOf(xml, 'Key'),
  next: textsOf(xml, 'NextContinuationToken')[0],
});
