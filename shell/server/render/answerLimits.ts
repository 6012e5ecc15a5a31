// The shell server repeats these values of an answer several times in a page or in the sitemap. It refuses longer ones, so workers cut theirs.

/** Characters of a title, and of the text of a breadcrumb. */
export const MAX_TITLE = 500;
export const MAX_DESCRIPTION = 2000;
/** Characters of a path or a query. */
export const MAX_ADDRESS = 2000;
export const MAX_BREADCRUMBS = 20;

/** A path inside the site. Browsers take `//host` and `/\host` for another site, and ignore a tab or a line break between them. */
export const SITE_PATH = /^\/(?![/\\\s])/;

/** Returns the first items that have at most `maxBytes` together as JSON. */
const takeItems = <Item>(items: readonly Item[], maxItems: number, maxBytes: number): readonly Item[] => {
  let bytes = 0;
  return items.slice(0, maxItems).filter((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return bytes <= maxBytes;
  });
};

/** Returns the first 20 items of schema.org that have at most 64,000 bytes together. */
export const takeJsonLd = (items: readonly object[]): readonly object[] => takeItems(items, 20, 64_000);

/** Returns the first 25,000 paths for the sitemap that have at most 1,000,000 bytes together. Leaves out those of other sites. */
export const takePaths = (paths: readonly string[]): readonly string[] =>
  takeItems(
    paths.filter((path) => path.length <= MAX_ADDRESS && SITE_PATH.test(path)),
    25_000,
    1_000_000,
  );
