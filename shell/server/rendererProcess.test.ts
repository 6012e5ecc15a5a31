import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesKeyOf } from '@caravan/shared/http';
import type { Config } from './config';
import { startRenderer, type RendererProcess } from './rendererProcess';
import { makeSite, type TestSite } from './testing/site';

let site: TestSite;
let script = '';
const failures: string[] = [];
const running: RendererProcess[] = [];

/** Does what it is asked for by the address of a page. */
const child = `
import { writeSync } from 'node:fs';
const tell = (message) => process.send(message);
const answers = {
  '/config': (id) => tell({ kind: 'refused', id, error: JSON.stringify(config) }),
  '/env': (id) => tell({ kind: 'refused', id, error: Object.keys(process.env).join(' ') }),
  '/dropped': (id) => tell({ kind: 'refused', id, error: dropped.join(' ') }),
  '/moved': (id) => tell({ kind: 'answer', id, answer: { kind: 'redirect', status: 302, location: '/', errors: [] } }),
  '/convict': () => { writeSync(4, JSON.stringify({ guilty: 'ranking', why: 'loops' }) + '\\n'); process.exit(1); },
  '/exit': () => process.exit(3),
  '/loading': () => { tell({ kind: 'loading', remote: 'account' }); setTimeout(() => process.exit(3), 50); },
};
const dropped = [];
let config;
process.on('message', (message) => {
  if (message.kind === 'drop') dropped.push(message.remote);
  if (message.kind === 'ask') answers[new URL(message.question.request.address).pathname]?.(message.id);
  if (message.kind !== 'start') return;
  config = message.config;
  tell({ kind: 'loading', remote: 'ranking' });
  tell({ kind: 'failed', remote: 'account', error: 'no such file' });
  tell({ kind: 'ready', loaded: ['ranking'] });
});
process.on('disconnect', () => process.exit(0));
`;

beforeAll(() => {
  site = makeSite();
  script = join(site.folder, 'child.mjs');
  writeFileSync(script, child);
});
afterEach(async () => {
  for (const renderer of running.splice(0)) {
    renderer.kill();
    await renderer.ended;
  }
});
afterAll(() => site.remove());

const start = (config: Partial<Config> = {}): RendererProcess => {
  const renderer = startRenderer({
    script,
    config: { ...site.config, ...config },
    site: { sequence: 1, remotes: [] },
    onFailure: (remote, error) => failures.push(`${remote}: ${error}`),
  });
  running.push(renderer);
  return renderer;
};
const choices = { lang: 'en', currency: 'USD', theme: null, menu: null } as const;
const ask = (renderer: RendererProcess, path: string) =>
  renderer.ask({ kind: 'page', request: { address: `http://a${path}`, nonce: null, traceId: '', choices } });

describe('a process that draws', () => {
  it('says which builds it has loaded, and which it could not', async () => {
    expect(await start().ready).toEqual(new Set(['ranking']));
    expect(failures).toEqual(['account: no such file']);
  });

  it('answers, or says why it cannot, and owes nothing afterwards', async () => {
    const renderer = start();
    const answer = ask(renderer, '/moved');
    expect(renderer.underWay()).toBe(1);
    expect(await answer).toMatchObject({ kind: 'redirect', location: '/' });
    renderer.drop('ranking');
    await expect(ask(renderer, '/dropped')).rejects.toThrow('ranking');
    expect(renderer.underWay()).toBe(0);
  });

  it('is told no secret of the configuration, and a key of its own that only reads [REL-5]', async () => {
    const renderer = start({ internalKey: 'the-secret', metricsToken: 'the-token' });
    const told = await ask(renderer, '/config').then(String, String);
    expect(told).toContain(pagesKeyOf('the-secret'));
    expect(told).not.toMatch(/the-secret|the-token/);
  });

  it('has none of the server’s secrets in its environment [REL-5]', async () => {
    const before = process.env;
    process.env = {
      ...before,
      INTERNAL_KEY: 'x',
      METRICS_TOKEN: 'x',
      S3_SECRET_KEY: 'x',
      DATABASE_URL: 'x',
      CARAVAN_DATA: 'x',
      LANG: 'C',
    };
    const renderer = start();
    process.env = before;
    const names = await ask(renderer, '/env').then(String, String);
    expect(names).toMatch(/\bLANG\b/);
    expect(names).not.toMatch(/INTERNAL_KEY|METRICS_TOKEN|S3_SECRET_KEY|DATABASE_URL|CARAVAN_DATA/);
  });

  it('is given up where it takes longer than 15 s, and goes on', async () => {
    const renderer = start();
    await renderer.ready;
    jest.useFakeTimers();
    const late = ask(renderer, '/never');
    jest.advanceTimersByTime(14_999);
    expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await expect(late).rejects.toThrow('takes too long');
    expect(renderer.underWay()).toBe(1);
    expect(await ask(renderer, '/moved')).toMatchObject({ kind: 'redirect' });
  });
});

describe('a process that ends', () => {
  it.each([
    ['names whom it said last to be guilty', '/convict', { guilty: 'ranking', why: 'loops' }],
    ['names nobody where it says nothing', '/exit', { guilty: null, why: 'ended (3)' }],
    ['names the section that it was loading', '/loading', { guilty: 'account', why: 'ended (3)' }],
  ])('%s, to everybody who waits for it and later [MFE-17]', async (_name, path, verdict) => {
    const renderer = start();
    await renderer.ready;
    const waiting = ask(renderer, '/never');
    await expect(ask(renderer, path)).rejects.toMatchObject({ verdict });
    await expect(waiting).rejects.toMatchObject({ verdict });
    await expect(ask(renderer, '/moved')).rejects.toMatchObject({ verdict });
    expect(await renderer.ended).toEqual(verdict);
  });

  it('before it is ready never becomes it', async () => {
    const renderer = start();
    renderer.kill();
    await expect(renderer.ready).rejects.toMatchObject({ verdict: { why: 'ended (SIGKILL)' } });
  });
});
