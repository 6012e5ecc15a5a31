import { brotliCompressSync } from 'node:zlib';
import type { Federation } from '@caravan/shared/contracts';
import { createRemoteIndexes, createSiteViews } from '../shell/server/render';
import { federationOf, makeSite } from '../shell/server/testing/site';
import { ownedRoute } from '../shell/universal/router/routes';
import { say } from './site';

// Measures what more remotes cost: `npm run growth -w @caravan/bench [-- 6 25 100]`. Makes a site of generated remotes with ten routes each.

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [6, 25, 100];
const ROUTES = 10;
const LOOKUPS = 20_000;

const generated = (at: number): Federation => {
  const name = `section-${at}`;
  const first = federationOf(name);
  const further = Array.from({ length: ROUTES - 1 }, (_none, number) => ({
    id: `part-${number}`,
    path: `/${name}/part-${number}/:id`,
    sideMenu: true,
    title: { en: `Part ${number} of section ${at}`, ge: `სექცია ${at}, ნაწილი ${number}` },
    description: { en: `What part ${number} shows`, ge: `რას აჩვენებს ნაწილი ${number}` },
  }));
  return { ...first, routes: [...first.routes, ...further] };
};

const millisecondsOf = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
};

const kilobytes = (text: string | Uint8Array): string => (brotliCompressSync(text).byteLength / 1024).toFixed(2);

const measure = async (count: number): Promise<readonly string[]> => {
  const site = makeSite();
  try {
    for (let at = 1; at < count; at += 1) await site.publish(generated(at));
    const [, published] = await millisecondsOf(() => site.publish(generated(0)));
    const [{ feed }, started] = await millisecondsOf(() => site.follow());
    const { running } = feed.current();
    const view = createSiteViews(site.config)(running, 'en');
    const index = createRemoteIndexes('')(running, view, 'en');
    const page = await (await site.serve()).inject('/section-0');
    if (page.statusCode !== 200) throw new Error(`the page was answered with ${page.statusCode}`);
    const begun = performance.now();
    for (let look = 0; look < LOOKUPS; look += 1) ownedRoute(view, `/section-${look % count}/part-3/7`);
    const lookup = ((performance.now() - begun) / LOOKUPS) * 1000;
    return [
      String(count),
      String(count * ROUTES),
      kilobytes(page.body),
      kilobytes(index?.bytes ?? ''),
      `${published.toFixed(0)} ms`,
      `${(started / 1000).toFixed(2)} s`,
      `${lookup.toFixed(1)} µs`,
    ];
  } finally {
    await site.remove();
  }
};

const line = (cells: readonly string[]): void => say(cells.map((cell) => cell.padStart(10)).join(' '));

line(['remotes', 'routes', 'page KB', 'index KB', 'publish', 'start', 'lookup']);
for (const count of counts) line(await measure(count));
