import { readRegistry } from '../documents';
import { type MinuteSums, emptySums, recordOutcome, writeEvidence } from '../evidence';
import { allowTeams } from '../rights';
import { federationOf, freshKeys } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { publicText } from '../trust';
import type { RollbackNotice } from './notify';
import { createWatch, watchRollouts } from './watch';

const { keys, site, publish, rollOut: rollOutTo, edit } = createTestRegistry();
const MINUTE_MS = 60_000;

/** Rolls out a build that says `code`. Returns its version. */
const rollOut = async (code: string): Promise<string> =>
  (await rollOutTo(code, '10 for 30 min, 50')).remotes['ranking']?.rollout?.candidate.version ?? '';

const entry = async (remote = 'ranking') => (await readRegistry(site.store, keys)).remotes[remote];

const storeEvidence = (version: string, sums: Partial<MinuteSums>, atMs = Date.now(), remote = 'ranking') =>
  writeEvidence(site.store, { remote, version, server: 'one', atMs }, { ...emptySums(), ...sums });

const views = (all: number, failed: number): Partial<MinuteSums> => ({
  served: all,
  reported: all,
  kinds: { 'for all visitors': { views: all, failed } },
});

const start = (startKeys = keys) => {
  const lines: string[] = [];
  const notices: RollbackNotice[] = [];
  const check = createWatch(
    { store: site.store, keys: startKeys, by: 'watch' },
    (line) => lines.push(line),
    async (notice) => void notices.push(notice),
  );
  return { check, lines, notices };
};

const WHY = 'failures for all visitors: 30 of 40 page views, 1 % with';

it('gives a step its whole time if the clock of its publisher is slow [MFE-4]', async () => {
  await publish('first');
  const { check } = start();
  const now = Date.now() + 60 * MINUTE_MS;
  await check(now);
  await rollOut('second');
  await check(now);
  await check(now + 29 * MINUTE_MS);
  expect(await entry()).toHaveProperty('rollout.step', 0);
  await check(now + 31 * MINUTE_MS);
  expect(await entry()).toHaveProperty('rollout.step', 1);
});

it('advances a step after its minutes if the clock of its publisher is fast [MFE-4]', async () => {
  await publish('first');
  await rollOut('second');
  const { check } = start();
  const now = Date.now() - 180 * MINUTE_MS;
  await check(now);
  await check(now + 29 * MINUTE_MS);
  expect(await entry()).toHaveProperty('rollout.step', 0);
  await check(now + 30 * MINUTE_MS);
  expect(await entry()).toHaveProperty('rollout.step', 1);
});

describe('a rollout', () => {
  let running = '';
  let candidate = '';
  beforeEach(async () => {
    running = (await publish('first')).remotes['ranking']?.current.version ?? '';
    candidate = await rollOut('second');
  });

  it('is rolled back when browsers report more failures [MFE-13]', async () => {
    await storeEvidence(running, views(400, 4));
    await storeEvidence(candidate, views(40, 30));
    const { check, lines, notices } = start();
    await check();
    const { sequence, change } = await readRegistry(site.store, keys);
    const why = `${WHY} ${running} (sequential test, error rate 0.1 %)`;
    expect(change).toMatchObject({ action: 'return', remote: 'ranking', version: candidate, by: 'watch', why });
    expect(await entry()).toMatchObject({ current: { version: running }, quarantined: { [candidate]: why } });
    expect(await entry()).not.toHaveProperty('rollout');
    expect(notices).toEqual([{ remote: 'ranking', version: candidate, why, at: change.at, sequence }]);
    expect(lines).toEqual([`ranking ${candidate} was rolled back: ${why} (registry ${sequence})`]);
  });

  it('is judged by the evidence of its present step', async () => {
    await storeEvidence(running, views(400, 4), Date.now() - 2 * MINUTE_MS);
    await storeEvidence(candidate, views(40, 30), Date.now() - 2 * MINUTE_MS);
    await start().check();
    expect(await entry()).toHaveProperty('rollout');
  });

  it('is rolled back when no reports come although pages are served [MFE-13]', async () => {
    await storeEvidence(running, { served: 200, reported: 150 });
    await storeEvidence(candidate, { served: 20, reportsDue: 20 });
    const { check } = start();
    await check(Date.now() + 9 * MINUTE_MS);
    expect(await entry()).toHaveProperty('rollout');
    await check(Date.now() + 12 * MINUTE_MS);
    expect((await readRegistry(site.store, keys)).change.why).toBe(
      `no report of 20 page views for 10 min, 150 reports of 200 with ${running}`,
    );
  });

  it('is rolled back when its server build does not load', async () => {
    await recordOutcome(site.store, 'ranking', candidate, 'browsersOnly', 'x is not defined');
    await start().check();
    expect((await readRegistry(site.store, keys)).change.why).toBe('its server build does not load: x is not defined');
  });

  it('moves on by its schedule when nothing speaks against it [MFE-4]', async () => {
    await storeEvidence(running, views(400, 4));
    await storeEvidence(candidate, views(40, 0));
    const { check, lines, notices } = start();
    await check(Date.now() + 29 * MINUTE_MS);
    expect(await entry()).toHaveProperty('rollout.step', 0);
    await check(Date.now() + 31 * MINUTE_MS);
    expect(await entry()).toHaveProperty('rollout.step', 1);
    expect([lines, notices]).toEqual([[expect.stringMatching(/^ranking: to 50 %, .*\(registry \d+\)$/)], []]);
  });

  it('is watched from the first check if the clock of its publisher is fast [MFE-13]', async () => {
    const now = Date.now() - 60 * MINUTE_MS;
    await storeEvidence(running, views(400, 4), now);
    await storeEvidence(candidate, views(40, 30), now);
    await start().check(now);
    expect(await entry()).not.toHaveProperty('rollout');
  });

  it('is rolled back once by two processes', async () => {
    await storeEvidence(running, views(400, 4));
    await storeEvidence(candidate, views(40, 30));
    const before = (await readRegistry(site.store, keys)).sequence;
    const [first, second] = [start(), start()];
    await Promise.all([first.check(), second.check()]);
    expect((await readRegistry(site.store, keys)).sequence).toBe(before + 1);
    expect([...first.notices, ...second.notices]).toHaveLength(1);
  });

  it('is rolled back only by the key of its team', async () => {
    const [teamKeys, foreignKeys] = [freshKeys(), freshKeys()];
    await allowTeams(edit(), {
      drivers: { publicKey: publicText(teamKeys.publicKey), remotes: ['ranking'] },
      others: { publicKey: publicText(foreignKeys.publicKey), remotes: ['statistics'] },
    });
    await storeEvidence(running, views(400, 4));
    await storeEvidence(candidate, views(40, 30));
    const foreignWatch = start({ ...keys, privateKey: foreignKeys.privateKey });
    await foreignWatch.check();
    expect(foreignWatch.lines).toEqual([]);
    await start({ ...keys, privateKey: teamKeys.privateKey }).check();
    expect((await readRegistry(site.store, keys)).change).toMatchObject({ action: 'return', signer: 'drivers' });
  });

  it('is watched until the watch is stopped', async () => {
    await storeEvidence(running, views(400, 4));
    await storeEvidence(candidate, views(40, 30));
    const line = await new Promise<string>((resolve) => {
      const stop = watchRollouts(
        { store: site.store, keys, by: 'watch' },
        (lines) => {
          stop();
          resolve(lines);
        },
        () => Promise.resolve(),
      );
    });
    expect(line).toContain(`ranking ${candidate} was rolled back`);
  });

  it('is watched again after the store was unavailable, reported once', async () => {
    await storeEvidence(running, views(400, 4));
    await storeEvidence(candidate, views(40, 30));
    const { check, lines } = start();
    const { store } = site;
    const list = jest.spyOn(store, 'list').mockRejectedValue(new Error('the store does not answer'));
    await check();
    await check();
    expect(lines).toEqual(['rollouts are not watched: the store does not answer']);
    list.mockRestore();
    await check();
    expect(lines[1]).toContain(`ranking ${candidate} was rolled back`);
  });
});

describe('a full release', () => {
  let first = '';
  let second = '';
  const before = () => Date.now() - 5 * MINUTE_MS;
  beforeEach(async () => {
    await publish('card', { federation: federationOf('statistics') });
    first = (await publish('first')).remotes['ranking']?.current.version ?? '';
    second = (await publish('second')).remotes['ranking']?.current.version ?? '';
    await storeEvidence(first, views(400, 4), before());
    await storeEvidence(second, views(40, 30));
  });

  it('is rolled back to the version before it [MFE-13]', async () => {
    const { check, notices } = start();
    await check();
    const { current, quarantined } = (await entry()) ?? {};
    expect(current?.version).toBe(first);
    expect(quarantined?.[second]).toContain(`${WHY} ${first}`);
    expect(notices).toHaveLength(1);
  });

  it('is watched for an hour', async () => {
    await start().check(Date.now() + 61 * MINUTE_MS);
    expect(await entry()).toMatchObject({ current: { version: second } });
  });

  it('stays while a remote that did not change fails as well', async () => {
    const { current, since = '' } = (await entry('statistics')) ?? {};
    const version = current?.version ?? '';
    await storeEvidence(version, views(60, 1), before(), 'statistics');
    await storeEvidence(version, views(40, 30), Date.now(), 'statistics');
    const { check, lines } = start();
    // At this time the other remote runs for an hour, and the release for less.
    const now = Date.parse(since) + 60 * MINUTE_MS;
    await check(now);
    await check(now);
    expect(await entry()).toMatchObject({ current: { version: second } });
    expect(lines).toEqual([expect.stringContaining(`ranking ${second} stays, because other remotes fail as well: `)]);
  });

  it('stays if the version before it failed, reported once', async () => {
    await recordOutcome(site.store, 'ranking', first, 'failed', 'it ended a process');
    const { check, lines } = start();
    await check();
    const get = jest.spyOn(site.store, 'get');
    await check();
    expect(get.mock.calls).toEqual([]);
    get.mockRestore();
    expect(await entry()).toMatchObject({ current: { version: second } });
    expect(lines).toEqual([expect.stringContaining(`ranking ${second} was not rolled back: ranking stays at `)]);
  });

  describe('that fails and cannot be rolled back', () => {
    let fix = '';
    let watch: ReturnType<typeof start>;
    beforeEach(async () => {
      await recordOutcome(site.store, 'ranking', first, 'failed', 'it ended a process');
      fix = await rollOut('third');
      watch = start();
      await watch.check();
    });

    it('leaves the rollout of its fix watched [MFE-13]', async () => {
      await recordOutcome(site.store, 'ranking', fix, 'browsersOnly', 'x is not defined');
      await watch.check();
      const why = 'its server build does not load: x is not defined';
      expect(await entry()).toMatchObject({ current: { version: second }, quarantined: { [fix]: why } });
    });

    it('lets the rollout of its fix advance [MFE-4]', async () => {
      await watch.check(Date.now() + 31 * MINUTE_MS);
      expect(await entry()).toHaveProperty('rollout.step', 1);
    });
  });
});

it('reads no evidence while nothing is rolled out or new', async () => {
  await publish('first');
  const list = jest.spyOn(site.store, 'list');
  const { check } = start();
  await check();
  await check();
  expect(list.mock.calls.map(([name]) => name)).not.toContainEqual(expect.stringContaining('evidence'));
});
