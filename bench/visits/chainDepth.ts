import type { Request } from './requests';

/** How many requests had to follow one another: 1 is the document alone, 2 what it names, 3 what that asks for. */
export const chainDepth = (requests: readonly Pick<Request, 'url' | 'startedBy'>[]): number => {
  const byAddress = new Map(requests.map((request) => [request.url, request]));
  const depthOf = (url: string, seen: ReadonlySet<string>): number => {
    const startedBy = byAddress.get(url)?.startedBy;
    // What asked and was not asked for itself came with the document or lay in the browser.
    if (startedBy === undefined || startedBy === null || seen.has(url)) return 1;
    return 1 + depthOf(startedBy, new Set([...seen, url]));
  };
  return Math.max(0, ...requests.map(({ url }) => depthOf(url, new Set())));
};
