import type { Page } from 'puppeteer';
import { busyMachineSettings, type Site } from '../../../scripts/site';
import { followLink, isSameDocument, markDocument } from '../../pages/layout';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';
import { readSetting, startSecondShell } from '../../support/site';

/** A site whose pages call the API at a second origin and load files from a third one. */
let site: Site;
const visit = setUpVisitors();
const { apiOrigin, partnerOrigin } = readSetting();
/** Another host name of the same server. */
const filesOrigin = partnerOrigin.replace('partner.', 'files.');

beforeAll(async () => {
  const hosts = { HOST_A: apiOrigin, HOST_B: apiOrigin, HOST_TRACKING: apiOrigin, REMOTES_ORIGIN: filesOrigin };
  site = await startSecondShell({ ...busyMachineSettings, ...hosts }, { port: Number(new URL(partnerOrigin).port) });
});
afterAll(async () => {
  await site.stop();
});

/** Records the calls of a page with their status, and the preflights. */
const watchCalls = async (page: Page) => {
  const session = await page.createCDPSession();
  const calls: string[] = [];
  const preflights: string[] = [];
  session.on('Network.responseReceived', ({ type, response: { url, status } }) => {
    if (!new URL(url).pathname.startsWith('/tech/')) return;
    if (type === 'Preflight') preflights.push(url);
    else calls.push(`${status} ${url}`);
  });
  await session.send('Network.enable');
  return { calls, preflights };
};

it('calls an API at another origin, with one preflight for each call [API-2]', async () => {
  const { page, open } = await visit({ origin: partnerOrigin });
  const { calls, preflights } = await watchCalls(page);
  await open('/home');
  await markDocument(page);
  await followLink(page, 'nav a[href="/sales/list"]', '/sales/list');
  await whenNetworkIdle(page);
  await followLink(page, 'header a[href="/home"]', '/home');
  await whenNetworkIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(calls.filter((call) => !call.startsWith(`200 ${apiOrigin}/tech/`))).toEqual([]);
  const calledPaths = new Set(calls.map((call) => call.slice('200 '.length)));
  expect(calledPaths.size).toBeGreaterThan(1);
  // Two events may be sent at once, each with its preflight.
  const events = `${apiOrigin}/tech/track/send`;
  expect(preflights).toContain(events);
  const ofCalls = preflights.filter((url) => url !== events).toSorted();
  expect(ofCalls).toEqual([...calledPaths].filter((url) => url !== events).toSorted());
});

it('loads scripts, fonts and the index of remotes from another origin [MFE-7]', async () => {
  const { page, open } = await visit({ origin: partnerOrigin });
  const files: string[] = [];
  page.on('response', (response) => {
    if (/\/(?:assets|remotes)\/.*\.(?:js|woff2|json)/.test(response.url()))
      files.push(`${response.status()} ${response.url()}`);
  });
  await open('/home');
  await markDocument(page);
  await followLink(page, 'nav a[href="/sales/list"]', '/sales/list');
  await whenNetworkIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(files.filter((file) => !file.startsWith(`200 ${filesOrigin}/`))).toEqual([]);
  for (const kind of ['/assets/shell', '.woff2', '/remotes/marketplace/', '/remotes/statistics/', '/remotes/index.'])
    expect(files.some((file) => file.includes(kind))).toBe(true);
});
