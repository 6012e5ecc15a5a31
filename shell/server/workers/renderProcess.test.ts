import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesKeyOf } from '@caravan/shared/http';
import type { Config } from '../config';
import { createIdleLimit } from './idleLimit';
import { startRenderProcess, type RenderProcess } from './renderProcess';
import { waitUntil } from '../testing/feeds';
import { choices, withSite } from '../testing/site';

const site = withSite();
let script = '';
const running: RenderProcess[] = [];
const printed: string[] = [];

/** A worker that acts as the path of the requested page says. */
const workerCode = `
import { pbkdf2 } from 'node:crypto';
import { Socket } from 'node:net';
const channel = new Socket({ fd: 3 });
const send = (message) => {
  const json = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
  const head = Buffer.alloc(8);
  head.writeUInt32LE(json.length);
  head.writeUInt32LE(json.length, 4);
  channel.write(Buffer.concat([head, json]));
};
const burn = () => pbkdf2('', '', 1e5, 64, 'sha512', burn);
const refuse = (id, text) => send({ kind: 'response', id, response: { kind: 'refused', error: text } });
const moved = (id) => send({ kind: 'response', id, response: { kind: 'redirect', location: '/', errors: [] } });
const meta = { title: '', name: '', canonicalSearch: '', description: '', image: null, breadcrumbs: [], jsonLd: [] };
const page = { kind: 'page', failure: null, rendered: [], leftOut: [], placeholders: [], answerState: 'complete', meta, styles: [], errors: [] };
const answers = {
  '/config': (id) => refuse(id, JSON.stringify(config)),
  '/site': (id, site) => refuse(id, sites[site] + ' of ' + Object.keys(sites)),
  '/moved': moved,
  '/hold': (id) => { heldId = id; },
  '/late': (id) => { moved(heldId); moved(id); },
  '/pong': () => { send({ kind: 'pong' }); send({ kind: 'pong' }); },
  '/reload': () => send({ kind: 'loading' }),
  '/ready': () => send({ kind: 'ready', error: null }),
  '/list': (id) => send({ kind: 'response', id, response: { kind: 'addresses', paths: [], errors: [] } }),
  '/twice': (id) => { moved(id); moved(id); },
  '/large': (id) => send({ kind: 'response', id, response: { ...page, state: 'x'.repeat(1.5e6) } }),
  '/away': (id) => send({ kind: 'response', id, response: { kind: 'redirect', location: '//evil.test', errors: [] } }),
  '/verdict': () => send({ kind: 'quarantine', remote: 'account' }),
  '/text': () => send('no JSON'),
  '/print': (id) => { console.log('one'); console.error('two'); setTimeout(moved, 100, id); },
  '/forge': (id) => { console.log('a\\rb\\u2028c\\u001b[1md'); setTimeout(moved, 100, id); },
  '/line': (id) => { process.stdout.write('x'.repeat(20_000)); console.log('end'); setTimeout(moved, 100, id); },
  '/flood': () => console.log('x'.repeat(2e6)),
  '/georgian': () => console.log('ა'.repeat(4e5)),
  '/threw': () => send({ kind: 'threw', error: 'late' }),
  '/stack': () => send({ kind: 'threw', error: 'Error: a\\u001b[1md\\n    at b\\u2028c' }),
  '/longError': () => send({ kind: 'threw', error: 'x'.repeat(9000) }),
  '/longKind': () => send({ kind: 'x'.repeat(2e6) + '\\nregistry 7' }),
  '/pid': (id) => refuse(id, String(process.pid)),
  '/burn': (id) => { moved(id); for (const _thread of Array(4)) burn(); },
  '/exit': () => process.exit(3),
  '/abort': () => process.abort(),
};
const loadErrors = { broken: 'no such file', forging: 'a\\rb\\nregistry 7' };
let config, heldId, sites = {}, pending = Buffer.alloc(0);
const take = (message) => {
  if (message.kind === 'ping') send({ kind: 'pong' });
  if (message.kind === 'addSite') sites[message.number] = message.site.release;
  if (message.kind === 'removeSite') delete sites[message.number];
  if (message.kind === 'request') answers[new URL(message.request.pageRequest.address).pathname]?.(message.id, message.site);
  if (message.kind !== 'start') return;
  config = message.config;
  send({ kind: 'loading' });
  send({ kind: 'ready', error: loadErrors[message.build?.remote] ?? null });
};
channel.on('data', (chunk) => {
  pending = Buffer.concat([pending, chunk]);
  while (pending.length >= 8 && pending.length >= 8 + pending.readUInt32LE(0)) {
    const end = 8 + pending.readUInt32LE(0);
    const message = JSON.parse(pending.toString('utf8', 8, 8 + pending.readUInt32LE(4)));
    pending = pending.subarray(end);
    take(message);
  }
});
channel.on('close', () => process.exit(0));
`;

beforeAll(() => {
  script = join(site.folder, 'worker.mjs');
  writeFileSync(script, workerCode);
});
afterEach(async () => {
  for (const each of running.splice(0)) {
    each.kill();
    await each.ended;
  }
  printed.length = 0;
});

const start = (config: Partial<Config> = {}, remote = 'ranking', idleLimit = createIdleLimit()): RenderProcess => {
  const renderProcess = startRenderProcess({
    script,
    packages: { folders: [], links: [] },
    user: null,
    config: { ...site.config, ...config },
    build: { remote, file: script },
    print: (line) => printed.push(line),
    idleLimit,
  });
  running.push(renderProcess);
  return renderProcess;
};
const siteOf = (release: string) => ({ sequence: 1, release, remotes: [] });
const currentSite = siteOf('');
const sendRequest = (renderProcess: RenderProcess, path: string, shownSite = currentSite) =>
  renderProcess.sendRequest(shownSite, {
    kind: 'page',
    pageRequest: { address: `http://a${path}`, traceId: '', choices },
    without: [],
  });

describe('a render process', () => {
  it('says whether its build has loaded', async () => {
    expect(await start().ready).toBeNull();
    expect(await start({}, 'broken').ready).toBe('no such file');
  });

  it('answers requests', async () => {
    const process = start();
    const reply = sendRequest(process, '/moved');
    expect(process.pending()).toBe(1);
    expect((await reply).response).toMatchObject({ kind: 'redirect', location: '/' });
    expect(process.pending()).toBe(0);
  });

  it('times out with the request', async () => {
    const request = {
      kind: 'page',
      pageRequest: { address: 'http://a/keep', traceId: '', choices },
      without: [],
    } as const;
    await expect(start().sendRequest(currentSite, request, 50)).rejects.toThrow('within 0.05 s');
  });

  it('gets each site once', async () => {
    const process = start();
    const otherSite = siteOf('ranking');
    await expect(sendRequest(process, '/site', otherSite)).rejects.toThrow(/^ranking of 1$/);
    await expect(sendRequest(process, '/site')).rejects.toThrow(/^ of 1,2$/);
    await expect(sendRequest(process, '/site', otherSite)).rejects.toThrow(/^ranking of 1,2$/);
  });

  it('forgets the sites that were not asked about for longest', async () => {
    const process = start();
    for (let siteNumber = 1; siteNumber <= 17; siteNumber += 1)
      await sendRequest(process, '/site', siteOf(String(siteNumber))).catch(() => undefined);
    const knownNumbers = Array.from({ length: 15 }, (_, index) => index + 3);
    await expect(sendRequest(process, '/site')).rejects.toThrow(` of ${[...knownNumbers, 18].join()}`);
  });

  it('gets no secret, only a key for reading [REL-5]', async () => {
    const process = start({ internalKey: 'the-secret', metricsToken: 'the-token', proxyKey: 'the-key' });
    const workerConfig = await sendRequest(process, '/config').then(String, String);
    expect(workerConfig).toContain(pagesKeyOf('the-secret'));
    expect(workerConfig).not.toMatch(/the-secret|the-token|the-key/);
  });

  it.each([
    ['line by line', '/print', ['one', 'two']],
    ['without control characters', '/forge', ['a\\u{d}b\\u{2028}c\\u{1b}[1md']],
    ['at most 16,000 characters of a line', '/line', ['x'.repeat(16_000)]],
  ])('prints through the server, %s [REL-3]', async (_how, path, lines) => {
    await sendRequest(start(), path);
    expect(printed.toSorted()).toEqual(lines);
  });

  it('ends with the first line of an error, and prints the rest [REL-3]', async () => {
    const started = start();
    void sendRequest(started, '/stack').catch(() => undefined);
    expect((await started.ended).reason).toBe('threw outside of any rendering: Error: a\\u{1b}[1md');
    expect(printed).toEqual(['    at b\\u{2028}c']);
  });

  it('reports the first line of why its build did not load [REL-3]', async () => {
    expect(await start({}, 'forging').ready).toBe('a\\u{d}b');
    expect(printed).toEqual(['registry 7']);
  });

  it('has no pending request after one that cannot be encoded [REL-3]', async () => {
    const process = start();
    let widgetProps: unknown = null;
    for (let level = 0; level < 100_000; level += 1) widgetProps = [widgetProps];
    const pageRequest = { address: 'http://a/moved', traceId: '', choices };
    const slot = { remote: 'ranking', part: 'Card' };
    await expect(process.sendRequest(currentSite, { kind: 'widget', pageRequest, slot, widgetProps })).rejects.toThrow(
      RangeError,
    );
    expect(process.pending()).toBe(0);
  });

  it('times out after 8 s, and may answer later', async () => {
    const started = start();
    await started.ready;
    jest.useFakeTimers();
    const lateReply = sendRequest(started, '/hold');
    jest.advanceTimersByTime(7999);
    expect(await Promise.race([lateReply, Promise.resolve('waits')])).toBe('waits');
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await expect(lateReply).rejects.toThrow('did not answer within 8 s');
    expect(started.pending()).toBe(0);
    await sendRequest(started, '/late');
    expect((await sendRequest(started, '/moved')).response.kind).toBe('redirect');
  });
});

describe('a render process that ends', () => {
  it.each([
    ['by itself', '/exit', /^ended by itself \(3\)$/],
    ['by breaking', '/abort', /^ended by itself \(SIGABRT\)$/],
    ['after code threw', '/threw', /^threw outside of any rendering: late$/],
    ['after a long error', '/longError', /^.{2000}$/],
    ['after a message of a kind of megabytes', '/longKind', /^.{2000}$/],
    ['after a message about another remote', '/verdict', /^sent an invalid message/],
    ['after a message that is no JSON', '/text', /^sent a frame that is no JSON$/],
    ['after a redirect to another site', '/away', /^sent an invalid message/],
    ['after an answer of another kind', '/list', /^sent an answer without a request$/],
    ['after two pongs', '/pong', /^sent a pong without a ping$/],
    ['after a second answer', '/twice', /^sent an answer without a request$/],
    ['after it loads again', '/reload', /^started to load a second time$/],
    ['after it is ready again', '/ready', /^became ready without loading$/],
    ['after too large a page', '/large', /^sent a page of 15\d{5} bytes, at most 1500000 are allowed$/],
    ['after too much output', '/flood', /^printed more than 1 MB in a minute$/],
    ['after too many bytes of few letters', '/georgian', /^printed more than 1 MB in a minute$/],
  ])('%s, ends by its build [MFE-17]', async (_name, path, reason) => {
    const started = start();
    await started.ready;
    const pendingReply = sendRequest(started, '/never').catch((error: unknown) => error);
    void sendRequest(started, path).catch(() => undefined);
    const end = await started.ended;
    expect(end.isCausedByBuild).toBe(true);
    expect(end.reason).toMatch(reason);
    expect(await pendingReply).toMatchObject({ end });
    await expect(sendRequest(started, '/moved')).rejects.toMatchObject({ end });
  });

  // Only Linux has /proc.
  const describeLinux = process.platform === 'linux' ? describe : describe.skip;

  describeLinux('after its threads used a processor', () => {
    it('without a request, ends by its build [MFE-17]', async () => {
      // More than a start takes.
      const isExceeded = (_now: number, cpuMs: number): boolean => cpuMs > 2000;
      const started = start({}, 'ranking', { pause: () => undefined, isExceeded });
      await started.ready;
      await sendRequest(started, '/burn');
      expect(await started.ended).toEqual({ isCausedByBuild: true, reason: 'uses a processor without a request' });
    });

    it('in a request, goes on', async () => {
      const idleLimit = { pause: jest.fn(), isExceeded: jest.fn(() => true) };
      const started = start({}, 'ranking', idleLimit);
      void sendRequest(started, '/hold').catch(() => undefined);
      // The first check.
      await waitUntil(() => started.memoryBytes() > 0);
      expect([idleLimit.pause.mock.calls.length, idleLimit.isExceeded.mock.calls.length]).toEqual([1, 0]);
    });
  });

  it('from outside, quarantines no build', async () => {
    const started = start();
    await started.ready;
    started.kill();
    expect(await started.ended).toEqual({ isCausedByBuild: false, reason: 'ended by itself (SIGKILL)' });
  });

  it('because a signal stopped it, quarantines no build [REL-3]', async () => {
    const started = start();
    const pid = Number(await sendRequest(started, '/pid').catch(({ message }: Error) => message));
    process.kill(pid, 'SIGSTOP');
    expect(await started.ended).toEqual({ isCausedByBuild: false, reason: 'was stopped by a signal' });
  });

  it('before it is ready, never becomes ready', async () => {
    const started = start();
    started.kill();
    await expect(started.ready).rejects.toMatchObject({ end: { reason: 'ended by itself (SIGKILL)' } });
  });
});
