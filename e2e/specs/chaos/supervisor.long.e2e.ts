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

// Kills and stops processes of a whole site. The supervisor replaces a stopped one after half a minute: `npm run chaos -- --all`.

const PAGE = '/sales/sale';
const LIMIT = 3000;

let data = '';
let site: Site;
let views = 0;
const messages: string[] = [];

const get = async (path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> => {
  const answer = await fetch(site.origin + path, { ...init, signal: AbortSignal.timeout(LIMIT) });
  return { status: answer.status, text: await answer.text() };
};
const isWell = async (): Promise<boolean> => {
  views += 1;
  try {
    const [page, ready] = [await get(`${PAGE}?month=${views}`), await get('/ready')];
    return page.status === 200 && page.text.includes('<ol') && ready.status === 200;
  } catch {
    return false;
  }
};
const isMarked = async (): Promise<boolean> => (await get(PAGE)).text.includes('data-since=');

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
  await until(isWell, { pauseMs: 250 });
  await get(PAGE);
}, 300_000);
afterAll(async () => {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Whether a message of a visitor is taken. */
const isTaken = async (content: string): Promise<boolean> => {
  const body = JSON.stringify(envelopeOf({ content }, { reqTime: Date.now() }));
  const headers = { 'content-type': 'application/json' };
  return get(pathOf(dealerContact), { method: 'POST', headers, body }).then(
    ({ text }) => text.includes('"success":true'),
    () => false,
  );
};

describe('a site whose supervisor watches', () => {
  it('has its API again by itself where that was killed while it wrote [REL-1]', async () => {
    expect(await isTaken('before')).toBe(true);
    const writing = Array.from({ length: 20 }, (_, number) => isTaken(`number ${number}`));
    process.kill(pidOn(data, 'api'), 'SIGKILL');
    await Promise.all(writing);
    expect((await get(PAGE)).status).toBe(200);
    await whenRecovered('API killed', isWell);
    expect(await isTaken('after')).toBe(true);
  });

  it('has another API where that is stopped; pages stand meanwhile, and say of when they are [REL-2]', async () => {
    process.kill(pidOn(data, 'api'), 'SIGSTOP');
    await until(isMarked, { pauseMs: 250 });
    await whenRecovered('API stopped, replaced', isWell);
    expect(messages.join('\n')).toContain('is stopped by a signal; it is replaced');
    expect(await isTaken('after it hung')).toBe(true);
  });

  it('has another shell server where that is stopped or killed [REL-1]', async () => {
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
      process.kill(pidOn(data, 'shell'), signal);
      await whenRecovered(`shell ${signal}`, isWell);
    }
  });
});
