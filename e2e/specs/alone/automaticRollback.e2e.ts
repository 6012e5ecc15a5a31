import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { startRollout } from '@caravan/registry/rollout';
import { listenOn } from '@caravan/shared/http';
import { root } from '../../../scripts/workspaces';
import { BROKEN_PAGE, plantServerBuild } from '../../support/project/plantedBuild';
import { readSetting, remoteEntry, siteEdit, siteRegistry, versionIn, whenServed } from '../../support/site';
import { until } from '../../support/until';

const { data, origin } = readSetting();

const kind = { lang: 'en', width: 'wide', isSignedIn: false, hasMoved: false, route: 'ranking/ranking' };

/**
 * The number of visitors. Each has another address, because the evidence of one network is limited. The site trusts this test as a proxy.
 */
let visitors = 0;

/** Returns the outcome that a visitor reports for a version. */
type Report = (version: string) => 'ready' | 'render';

/** Requests a page as a new visitor and reports its outcome. Returns the version that the visitor got. */
const visit = async (report?: Report): Promise<string> => {
  visitors += 1;
  const forwarded = { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  const cookie = `visitor=${randomBytes(16).toString('base64url')}`;
  const page = await fetch(`${origin}/sales/sale`, { headers: { ...forwarded, cookie } });
  const version = versionIn(await page.text(), 'ranking');
  const view = /view;dur=1;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
  const outcome = report?.(version);
  if (!outcome) return version;
  const body = {
    view,
    loads: [['ranking', version, outcome, kind]],
    end: outcome === 'ready' ? [['ranking', version, [kind], {}]] : [],
  };
  const response = await fetch(`${origin}/remotes/loads`, {
    method: 'POST',
    headers: { ...forwarded, 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(204);
  return version;
};

/** Gives half of the visitors a build with another server file, and waits until the site serves it. Returns its version. */
const rollOut = async (serverOf: (source: string) => string): Promise<string> => {
  const publication = { ...siteEdit('a trial'), ...(await plantServerBuild(serverOf)) };
  const { sequence, remotes } = await startRollout(publication, { steps: [{ percent: 50, minutes: null }] });
  await whenServed(sequence);
  return remotes['ranking']?.rollout?.candidate.version ?? '';
};

/** Sends visitors until `count` of them got the candidate, or until it is rolled back. */
const sendVisitors = async (candidate: string, count: number, report: Report): Promise<void> => {
  for (let got = 0; got < count && (await remoteEntry('ranking')).rollout;)
    if ((await visit(report)) === candidate) got += 1;
};

const whenTakenBack = async (candidate: string): Promise<string> => {
  await until(async () => !(await remoteEntry('ranking')).rollout, { pauseMs: 250 });
  const { remotes, change } = await siteRegistry();
  expect(change).toMatchObject({ action: 'return', remote: 'ranking', version: candidate });
  expect(remotes['ranking']?.quarantined?.[candidate]).toBe(change.why);
  return change.why;
};

const notices: string[] = [];
const team = createServer((request, response) => {
  void text(request).then((body) => {
    notices.push(body);
    response.end();
  });
});
let watch: ReturnType<typeof spawn> | undefined;

beforeAll(async () => {
  const webhook = `http://127.0.0.1:${await listenOn(team)}/`;
  watch = spawn(process.execPath, ['--import', 'tsx', 'registry/bin/watch.ts'], {
    cwd: root,
    env: { ...process.env, CARAVAN_DATA: data, CARAVAN_BY: 'watch', ROLLOUT_WEBHOOK: webhook },
    stdio: 'ignore',
  });
});

afterAll(async () => {
  watch?.kill();
  team.close();
});

it('rolls back a rollout that fails in browsers [MFE-13]', async () => {
  const candidate = await rollOut((source) => `${source}\n// fails in browsers\n`);
  await sendVisitors(candidate, 60, (version) => (version === candidate ? 'render' : 'ready'));
  const why = await whenTakenBack(candidate);
  expect(why).toMatch(/^failures .*: \d+ of \d+ page views, .* \(sequential test, error rate 0\.1 %\)$/);
  await until(async () => notices.some((body) => body.includes(candidate)));
  expect(notices.map((body): unknown => JSON.parse(body))).toMatchObject([
    { remote: 'ranking', version: candidate, why },
  ]);
});

it('gives all visitors the current version afterwards [MFE-13]', async () => {
  const { version } = (await remoteEntry('ranking')).current;
  await until(async () => {
    const versions = await Promise.all(Array.from({ length: 20 }, () => visit()));
    return versions.every((each) => each === version);
  });
});

it('rolls back a rollout whose pages do not render on the server [MFE-13]', async () => {
  const candidate = await rollOut(() => BROKEN_PAGE);
  await sendVisitors(candidate, 60, () => 'ready');
  expect(await whenTakenBack(candidate)).toMatch(/^failed or late renders: \d+ for \d+ page views/);
});
