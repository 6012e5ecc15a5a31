import { newsList, pathOf } from '@caravan/shared/contracts/calls';
import { envelopeOf } from '../../../api/src/testing/client';
import type { Site } from '../../../scripts/site';
import { startHttpFaultProxy, type Fault, type FaultProxy } from '../../support/network';
import { readSetting, startSecondShell, whenRecovered } from '../../support/site';
import { until } from '../../support/until';

// Answers of a shell server while its API is damaged, read without a browser. Browsers are tested in apiStopped,
// apiAway and recovery.

const CALLS = /^\/(tech|autocar)\//;
const EVERYTHING = /./;
const VISITED_PAGE = '/sales/sale';
/** Milliseconds by which answers are late: more than the server lets a page wait. */
const DELAY_MS = 2500;

let api: FaultProxy;
let site: Site;
let views = 0;

beforeAll(async () => {
  api = await startHttpFaultProxy(readSetting().apiOrigin);
  site = await startSecondShell({ RATE_LIMIT: '1000000' }, { apiPort: Number(new URL(api.origin).port) });
  await until(async () => (await get(VISITED_PAGE)).isWhole);
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The page came with its layout. */
  readonly hasLayout: boolean;
  /** … and with its content, current or cached. */
  readonly isWhole: boolean;
  /** … and says of when it is. */
  readonly isMarked: boolean;
}

const get = async (path: string, init: RequestInit = {}): Promise<Got> => {
  const { status, headers, ...answer } = await fetch(site.origin + path, init).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  const [, page = ''] = answer.text.split('data-slot="ranking/ranking"');
  return {
    status,
    headers,
    text: answer.text,
    hasLayout: answer.text.includes('href="/privacy"'),
    isWhole: status === 200 && page.includes('<ol') && !page.includes('aria-busy="true"'),
    isMarked: answer.text.includes('data-since='),
  };
};

/** A page that is in no cache: for an unknown month it shows the last one. */
const unseen = (): Promise<Got> => {
  views += 1;
  return get(`${VISITED_PAGE}?month=${views}`);
};
const call = (): Promise<Got> =>
  get(pathOf(newsList), { method: 'POST', body: JSON.stringify(envelopeOf({}, { reqTime: Date.now() })) });

const expectPutOff = ({ status, headers, hasLayout }: Got): void => {
  expect([status, headers.get('retry-after'), headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
    503,
    '5',
    'noindex',
    'no-store',
  ]);
  expect(hasLayout).toBe(true);
};

/** Damages the API for one test, and waits until all is well afterwards. */
const during = async (name: string, path: RegExp, fault: Fault, test: () => Promise<void>): Promise<void> => {
  api.setFault(path, fault);
  try {
    await test();
    expect((await get('/health')).status).toBe(200);
  } finally {
    api.clearFaults();
  }
  await whenRecovered(`API ${name}`, async () => {
    const [page, ready, { status }] = [await unseen(), await get('/ready'), await call()];
    return page.isWhole && !page.isMarked && ready.status === 200 && status === 200;
  });
};

/** The answer of `/ready` is good for a second. */
const untilNotReady = (): Promise<void> => until(async () => (await get('/ready')).status === 503, { pauseMs: 100 });

/** A page that was seen before is there all the time. */
const expectSeen = async (): Promise<void> => expect((await get(VISITED_PAGE)).isWhole).toBe(true);

describe('an API that', () => {
  it('is down: cached pages are served, others answer 503, calls fail at once [REL-2]', async () => {
    await during('down', EVERYTHING, 'break', async () => {
      await expectSeen();
      expectPutOff(await unseen());
      expect((await call()).status).toBe(502);
      await untilNotReady();
    });
  });

  it('hangs: cached pages name their time, others answer 503, calls are refused [REL-2]', async () => {
    await during('hangs', EVERYTHING, 'hang', async () => {
      await until(async () => (await get(VISITED_PAGE)).isMarked, { pauseMs: 250 });
      await expectSeen();
      expectPutOff(await unseen());
      await until(async () => (await call()).status === 503);
      await untilNotReady();
    });
  });

  it('is slow: pages come with their layout, and the browser fetches the rest [REL-2]', async () => {
    await during('slow', CALLS, { delayMs: DELAY_MS }, async () => {
      await expectSeen();
      const page = await unseen();
      expect([page.status, page.hasLayout, page.isWhole]).toEqual([200, true, false]);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.text).toContain('aria-busy="true"');
      expect((await call()).status).toBe(200);
    });
  });

  it('answers with wrong bytes: cached pages are served, others answer 503 [REL-2]', async () => {
    const wrong = { change: () => Buffer.from('<html>\u0000{"success":tru') };
    await during('wrong bytes', CALLS, wrong, async () => {
      await expectSeen();
      expectPutOff(await unseen());
    });
  });

  it('is full: cached pages are served, others answer 503, calls are refused [REL-2]', async () => {
    await during('full', EVERYTHING, { status: 503 }, async () => {
      await expectSeen();
      expectPutOff(await unseen());
      expect((await call()).status).toBe(503);
      await untilNotReady();
    });
  });
});
