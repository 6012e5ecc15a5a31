import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dealerContact, pathOf } from '@caravan/shared/contracts/calls';
import { envelopeOf } from '../../../api/src/testing/client';
import { publishNew } from '../../../scripts/publishNew';
import { startSite, type Site } from '../../../scripts/site';
import { pidOn } from '../../../scripts/supervisor/siteRecord';
import { until } from '../../support/until';
import { whenRecovered } from '../../support/site';

// Kills and stops processes of a whole site: `npm run chaos -- --all`. The supervisor replaces a stopped process after 30 s.

const PAGE = '/sales/sale';
const TIMEOUT_MS = 3000;

let data = '';
let site: Site;
let views = 0;
const messages: string[] = [];

const get = async (path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> => {
  const response = await fetch(site.origin + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, text: await response.text() };
};
const hasRecovered = async (): Promise<boolean> => {
  views += 1;
  try {
    const [page, ready] = [await get(`${PAGE}?month=${views}`), await get('/ready')];
    return page.status === 200 && page.text.includes('<ol') && ready.status === 200;
  } catch {
    return false;
  }
};
const isMarkedStale = async (): Promise<boolean> => (await get(PAGE)).text.includes('data-since=');

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'caravan-chaos-'));
  await publishNew(data, () => undefined);
  const env = { LOG: 'silent', RATE_LIMIT: '1000000', DEV_ADMIN: '0' };
  site = await startSite({
    port: 0,
    apiPort: 0,
    data,
    env,
    say: (line) => messages.push(line),
    onComplaint: () => undefined,
  });
  await until(hasRecovered, { pauseMs: 250 });
  await get(PAGE);
}, 300_000);
afterAll(async () => {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Returns whether the API accepts a visitor's message. */
const isAccepted = async (content: string): Promise<boolean> => {
  const body = JSON.stringify(envelopeOf({ content }, { reqTime: Date.now() }));
  const headers = { 'content-type': 'application/json' };
  return get(pathOf(dealerContact), { method: 'POST', headers, body }).then(
    ({ text }) => text.includes('"success":true'),
    () => false,
  );
};

describe('the supervisor of a site', () => {
  it('starts the API again after it was killed during writes [REL-1]', async () => {
    expect(await isAccepted('before')).toBe(true);
    const writing = Array.from({ length: 20 }, (_, number) => isAccepted(`number ${number}`));
    process.kill(pidOn(data, 'api'), 'SIGKILL');
    await Promise.all(writing);
    expect((await get(PAGE)).status).toBe(200);
    await whenRecovered('API killed', hasRecovered);
    expect(await isAccepted('after')).toBe(true);
  });

  it('replaces a stopped API while pages are served with the time of their data [REL-2]', async () => {
    process.kill(pidOn(data, 'api'), 'SIGSTOP');
    await until(isMarkedStale, { pauseMs: 250 });
    await whenRecovered('API stopped, replaced', hasRecovered);
    expect(messages.join('\n')).toContain('was stopped by a signal and is replaced');
    expect(await isAccepted('after it hung')).toBe(true);
  });

  it('replaces a shell server that was killed or stopped [REL-1]', async () => {
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
      process.kill(pidOn(data, 'shell'), signal);
      await whenRecovered(`shell ${signal}`, hasRecovered);
    }
  });
});
