import { routes } from './routes';
import { readSetting } from '../support/site';
import { until } from '../support/until';

/** The timeout of a page in milliseconds. A busy server needs less. */
const TIMEOUT_MS = 30_000;

/** Returns the last page of each other remote, by remote. Last pages are smaller than first ones. */
const pagesBut = (faultyRemote: string): ReadonlyMap<string, (typeof routes)[number]> => {
  const otherRoutes = routes.filter(({ slot, isFramed }) => !isFramed && !slot.startsWith(`${faultyRemote}/`));
  return new Map(otherRoutes.map((route) => [route.slot.split('/', 1)[0] ?? '', route]));
};

/** Waits until the server renders a page of each other remote. Its process starts with the first request, on a busy machine slowly. */
export const startOtherRemotes = async (faultyRemote: string): Promise<void> => {
  for (const { path } of pagesBut(faultyRemote).values())
    await until(async () => (await fetch(readSetting().origin + path)).status === 200);
};

/**
 * Requests a page of each other remote at once, then 5 pages a second in turn. Every fifth round is of pages that no cache has. At most 20
 * requests are open, the limit of one address. The returned function stops the requests. It returns failures and remotes without a response.
 */
export const requestOtherRemotes = (faultyRemote: string) => {
  const pages = [...pagesBut(faultyRemote)];
  const failed: string[] = [];
  const answerCounts = new Map(pages.map(([remote]) => [remote, 0]));
  let requestCount = 0;
  let openRequests = 0;
  const requestNext = async (): Promise<void> => {
    const next = pages[requestCount % pages.length];
    if (openRequests >= 20 || !next) return;
    const [remote, { path, slot }] = next;
    requestCount += 1;
    openRequests += 1;
    const address = Math.floor(requestCount / pages.length) % 5 === 0 ? `${path}?accountId=${requestCount}` : path;
    try {
      const response = await fetch(readSetting().origin + address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status !== 200 || !(await response.text()).includes(`data-slot="${slot}"`))
        failed.push(`${address} ${response.status}`);
      else answerCounts.set(remote, (answerCounts.get(remote) ?? 0) + 1);
    } catch (error) {
      failed.push(`${address} ${String(error)}`);
    } finally {
      openRequests -= 1;
    }
  };
  const requests = pages.map(() => requestNext());
  const timer = setInterval(() => requests.push(requestNext()), 200);
  return async (): Promise<{ readonly failed: readonly string[]; readonly unanswered: readonly string[] }> => {
    clearInterval(timer);
    await Promise.all(requests);
    return { failed, unanswered: [...answerCounts].flatMap(([remote, count]) => (count > 0 ? [] : [remote])) };
  };
};
