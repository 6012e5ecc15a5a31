import { disconnect } from '../../support/browser';
import { openCluster } from '../../support/site';
import { waitForViewsOfAll, whileBrowsing } from '../../pages/browsing';

const cluster = openCluster();

afterAll(disconnect);

/** Ends a server while a visitor opens pages. Returns the failures and console messages of the visitor. */
const faultsDuring = (part: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<readonly string[]> =>
  whileBrowsing({ count: 1 }, async (visitors) => {
    await waitForViewsOfAll(visitors, 2);
    await cluster.end(part, signal);
    await waitForViewsOfAll(visitors, 2);
  });

const killed = [
  ['an API', () => Promise.resolve('api-1')],
  ['a shell server', () => Promise.resolve('shell-1')],
  ['an nginx', () => Promise.resolve('nginx-1')],
  ['the primary of PostgreSQL', cluster.primary],
  ['the S3 server', () => Promise.resolve('s3')],
] as const;

describe('a server that is killed', () => {
  it.each(killed)(
    'fails no page: %s [REL-1]',
    async (_name, part) => {
      expect(await faultsDuring(await part(), 'SIGKILL')).toEqual([]);
    },
    600_000,
  );
});

describe('a server that is replaced', () => {
  it.each(['shell-1', 'api-1'])(
    'fails no page: %s [MFE-15]',
    async (part) => {
      expect(await faultsDuring(part, 'SIGTERM')).toEqual([]);
    },
    600_000,
  );
});
