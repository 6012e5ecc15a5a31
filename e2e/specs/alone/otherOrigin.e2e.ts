import { busyMachineSettings, type Site } from '../../../scripts/site';
import { followLink, isSameDocument, markDocument } from '../../pages/layout';
import { disconnect, newVisitor, type Visitor, whenNetworkIdle } from '../../support/browser';
import { readSetting, startSecondShell } from '../../support/site';
import { until } from '../../support/until';

const { apiOrigin, partnerOrigin } = readSetting();
/** Another host name of the same server. */
const filesOrigin = partnerOrigin.replace('partner.', 'files.');

describe('a visit to a site whose pages call the API at a second origin and load files from a third one', () => {
  let site: Site;
  let visitor: Visitor;
  /** Calls of the visit with their status, and addresses of preflights. */
  const calls: string[] = [];
  const preflights: string[] = [];
  /** Files of the visit with their status. */
  const files: string[] = [];

  beforeAll(async () => {
    const hosts = { HOST_A: apiOrigin, HOST_B: apiOrigin, HOST_TRACKING: apiOrigin, REMOTES_ORIGIN: filesOrigin };
    site = await startSecondShell({ ...busyMachineSettings, ...hosts }, { port: Number(new URL(partnerOrigin).port) });
    visitor = await newVisitor({ origin: partnerOrigin });
    const { page, open } = visitor;
    const session = await page.createCDPSession();
    session.on('Network.responseReceived', ({ type, response: { url, status } }) => {
      if (/\/(?:assets|remotes)\/.*\.(?:js|woff2|json)/.test(url)) files.push(`${status} ${url}`);
      if (!new URL(url).pathname.startsWith('/tech/')) return;
      if (type === 'Preflight') preflights.push(url);
      else calls.push(`${status} ${url}`);
    });
    await session.send('Network.enable');
    await open('/home');
    await markDocument(page);
    await followLink(page, 'nav a[href="/sales/list"]', '/sales/list');
    await whenNetworkIdle(page);
    await followLink(page, 'header a[href="/home"]', '/home');
    await whenNetworkIdle(page);
  });
  afterAll(async () => {
    await visitor.leave();
    await disconnect();
    await site.stop();
  });

  it('keeps its document and an empty console', async () => {
    expect(await isSameDocument(visitor.page)).toBe(true);
    expect(visitor.consoleMessages).toEqual([]);
  });

  it('calls the API with one preflight for each call [API-2]', () => {
    expect(calls.filter((call) => !call.startsWith(`200 ${apiOrigin}/tech/`))).toEqual([]);
    const calledPaths = new Set(calls.map((call) => call.slice('200 '.length)));
    expect(calledPaths.size).toBeGreaterThan(1);
    // Two events may be sent at once, each with its preflight.
    const events = `${apiOrigin}/tech/track/send`;
    expect(preflights).toContain(events);
    const ofCalls = preflights.filter((url) => url !== events).toSorted();
    expect(ofCalls).toEqual([...calledPaths].filter((url) => url !== events).toSorted());
  });

  it('loads scripts, fonts and the index of remotes [MFE-7]', async () => {
    const kinds = ['/assets/shell', '.woff2', '/remotes/marketplace/', '/remotes/statistics/', '/remotes/index.'];
    const missing = (): readonly string[] => kinds.filter((kind) => !files.some((file) => file.includes(kind)));
    // The page loads some of them once it is idle.
    await until(async () => missing().length === 0, { state: () => `not loaded: ${missing().join(' ')}` });
    expect(files.filter((file) => !file.startsWith(`200 ${filesOrigin}/`))).toEqual([]);
  });
});
