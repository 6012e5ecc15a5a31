import { routes } from './routes';
import { readSetting } from '../support/site';

/** Milliseconds after which a page counts as one that does not answer: more than the server takes when it is at its worst. */
const PATIENCE = 30_000;

/** The last page of each remote but one, by remote. They are smaller than the first pages. */
const pagesBut = (harmed: string): ReadonlyMap<string, (typeof routes)[number]> => {
  const others = routes.filter(({ slot, framed }) => !framed && !slot.startsWith(`${harmed}/`));
  return new Map(others.map((route) => [route.slot.split('/', 1)[0] ?? '', route]));
};

/**
 * Requests a page of each remote but `harmed`, then 5 pages a second, in turn, until it is stopped. Every fifth is in no cache. The returned function
 * stops it and returns failures and remotes without an answer. At most 20 requests are open, as the site allows one address.
 */
export const requestOtherRemotes = (harmed: string) => {
  const pages = [...pagesBut(harmed)];
  const failed: string[] = [];
  const answered = new Map(pages.map(([remote]) => [remote, 0]));
  let asked = 0;
  let underWay = 0;
  const ask = async (): Promise<void> => {
    const next = pages[asked % pages.length];
    if (underWay >= 20 || !next) return;
    const [remote, { path, slot }] = next;
    asked += 1;
    underWay += 1;
    const address = Math.floor(asked / pages.length) % 5 === 0 ? `${path}?accountId=${asked}` : path;
    try {
      const answer = await fetch(readSetting().origin + address, { signal: AbortSignal.timeout(PATIENCE) });
      if (answer.status !== 200 || !(await answer.text()).includes(`data-slot="${slot}"`))
        failed.push(`${address} ${answer.status}`);
      else answered.set(remote, (answered.get(remote) ?? 0) + 1);
    } catch (error) {
      failed.push(`${address} ${String(error)}`);
    } finally {
      underWay -= 1;
    }
  };
  const asking = pages.map(() => ask());
  const timer = setInterval(() => asking.push(ask()), 200);
  return async (): Promise<{ readonly failed: readonly string[]; readonly unanswered: readonly string[] }> => {
    clearInterval(timer);
    await Promise.all(asking);
    return { failed, unanswered: [...answered].flatMap(([remote, count]) => (count > 0 ? [] : [remote])) };
  };
};
