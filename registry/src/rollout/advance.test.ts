import type { RegistryDocument, RegistryRollout } from '@caravan/shared/contracts';
import { readRegistry } from '../documents';
import { freshKeys } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';
import { findDueChange, advanceIfDue } from './advance';
import { pauseRollout, promoteRollout, resumeRollout, setSteps, stopRollout } from './change';
import { scheduleOf } from './running';
import { parseSteps } from './schedule';

const { keys, site, publish, rollOut, edit } = createTestRegistry();
const MINUTE = 60_000;
const SCHEDULE = '10 for 30 min, 50 for 2 h, 100';

const registry = () => readRegistry(site.store, keys);
const rolloutOf = ({ remotes }: RegistryDocument): RegistryRollout => {
  const rollout = remotes['ranking']?.rollout;
  if (!rollout) throw new Error('ranking has no rollout');
  return rollout;
};
const stepTime = async () => Date.parse(rolloutOf(await registry()).stepAt);
const percentOf = (document: RegistryDocument) => scheduleOf(rolloutOf(document)).percent;
const isRolledOut = ({ remotes }: RegistryDocument) => remotes['ranking']?.rollout !== undefined;

beforeEach(() => publish('first'));

describe('the schedule of a rollout', () => {
  it('moves to the next step only when its time is over [MFE-4]', async () => {
    const started = await rollOut('second', SCHEDULE);
    const end = (await stepTime()) + 30 * MINUTE;
    expect(await advanceIfDue(edit(), 'ranking', end - 1)).toBeNull();
    expect((await registry()).sequence).toBe(started.sequence);
    const moved = await advanceIfDue(edit(), 'ranking', end);
    expect(moved && [percentOf(moved), rolloutOf(moved).id, moved.change]).toMatchObject([
      50,
      rolloutOf(started).id,
      { action: 'rollout', version: rolloutOf(started).candidate.version, why: 'to 50 %, by its schedule' },
    ]);
  });

  it('makes the candidate the current version after the last step [MFE-4]', async () => {
    const [first] = versions(await registry());
    const { candidate } = rolloutOf(await rollOut('second', SCHEDULE));
    await advanceIfDue(edit(), 'ranking', (await stepTime()) + 30 * MINUTE);
    const published = await advanceIfDue({ ...edit(), by: 'renew' }, 'ranking', (await stepTime()) + 120 * MINUTE);
    expect(published && [versions(published), isRolledOut(published)]).toEqual([[candidate.version, first], false]);
    expect(published?.change).toMatchObject({
      action: 'publish',
      by: 'renew',
      why: 'to all visitors, by its schedule',
    });
    expect(published?.remotes['ranking']?.by).toBe('team');
  });

  it('gives each step its whole time after all processes were down', async () => {
    await rollOut('second', SCHEDULE);
    const afterwards = (await stepTime()) + 24 * 60 * MINUTE;
    const moved = await advanceIfDue(edit(), 'ranking', afterwards);
    expect(moved && [percentOf(moved), rolloutOf(moved).stepAt]).toEqual([50, new Date(afterwards).toISOString()]);
    expect(await advanceIfDue(edit(), 'ranking', afterwards + 120 * MINUTE - 1)).toBeNull();
  });

  it('is moved once by several processes at the same time [MFE-15]', async () => {
    const { sequence } = await rollOut('second', '1 for 1 min, 2 for 1 min, 3 for 1 min, 100');
    const now = (await stepTime()) + MINUTE;
    const moved = await Promise.all([1, 2, 3].map(() => advanceIfDue(edit(), 'ranking', now)));
    expect(moved.filter(Boolean)).toHaveLength(1);
    const after = await registry();
    expect([after.sequence, percentOf(after)]).toEqual([sequence + 1, 2]);
  });

  it('ends at a percent that waits for a person', async () => {
    await rollOut('second', '10 for 30 min, 50');
    await advanceIfDue(edit(), 'ranking', (await stepTime()) + 30 * MINUTE);
    expect(findDueChange(await registry(), 'ranking', Infinity)).toBeNull();
  });

  it('does nothing without a rollout', async () => {
    expect(await advanceIfDue(edit(), 'ranking')).toBeNull();
    expect(await advanceIfDue(edit(), 'toString')).toBeNull();
  });

  it('needs a key', async () => {
    await rollOut('second', '10 for 1 min, 100');
    const { publicKey } = keys;
    const now = (await stepTime()) + MINUTE;
    await expect(advanceIfDue({ ...edit(), keys: { publicKey, privateKey: null } }, 'ranking', now)).rejects.toThrow(
      'needs a private key',
    );
    const stranger = { publicKey, privateKey: freshKeys().privateKey };
    await expect(advanceIfDue({ ...edit(), keys: stranger }, 'ranking', now)).rejects.toThrow('does not know this key');
  });
});

describe('a person', () => {
  it('pauses the schedule at its share [MFE-4]', async () => {
    await rollOut('second', SCHEDULE);
    const paused = await pauseRollout(edit(), 'ranking');
    expect([percentOf(paused), paused.change.why]).toEqual([10, 'paused: a reason']);
    expect(findDueChange(paused, 'ranking', Infinity)).toBeNull();
    await expect(pauseRollout(edit(), 'ranking')).rejects.toThrow('the rollout of ranking is paused already');
  });

  it('resumes the schedule, with the whole time of the step', async () => {
    await expect(resumeRollout(edit(), 'ranking')).rejects.toThrow('ranking has no rollout: npm run publish');
    await rollOut('second', SCHEDULE);
    await expect(resumeRollout(edit(), 'ranking')).rejects.toThrow('the rollout of ranking is not paused, at 10 %');
    await pauseRollout(edit(), 'ranking');
    const resumed = await resumeRollout(edit(), 'ranking');
    expect(rolloutOf(resumed)).not.toHaveProperty('isPaused');
    expect(rolloutOf(resumed).stepAt).toBe(resumed.change.at);
    expect(findDueChange(resumed, 'ranking', Date.parse(resumed.change.at) + 30 * MINUTE)).toMatchObject({
      kind: 'step',
    });
  });

  it('sets another share that waits with the visitors of the candidate [MFE-4]', async () => {
    const { id } = rolloutOf(await rollOut('second', SCHEDULE));
    await pauseRollout(edit(), 'ranking');
    const set = await setSteps(edit(), 'ranking', parseSteps('30'));
    expect([percentOf(set), rolloutOf(set).id, set.change.why]).toEqual([30, id, 'to 30: a reason']);
    expect(rolloutOf(set)).not.toHaveProperty('isPaused');
    expect(findDueChange(set, 'ranking', Infinity)).toBeNull();
  });

  it('sets another schedule, which begins at its first step', async () => {
    await rollOut('second', SCHEDULE);
    await advanceIfDue(edit(), 'ranking', (await stepTime()) + 30 * MINUTE);
    const set = await setSteps(edit(), 'ranking', parseSteps('20 for 1 h, 100'));
    expect([percentOf(set), rolloutOf(set).step]).toEqual([20, 0]);
  });

  it('stops it: all visitors get the current version, and the candidate may come again', async () => {
    const [first] = versions(await registry());
    await rollOut('second', SCHEDULE);
    const document = await stopRollout(edit(), 'ranking');
    expect([versions(document)[0], isRolledOut(document)]).toEqual([first, false]);
    expect(document.change).toMatchObject({ action: 'rollout', why: 'stopped: a reason' });
    expect(isRolledOut(await rollOut('second'))).toBe(true);
  });

  it('gives the candidate to all visitors', async () => {
    const { candidate } = rolloutOf(await rollOut('second', '10', { isForced: true }));
    const { remotes, change } = await promoteRollout({ ...edit(), by: 'another' }, 'ranking');
    expect(remotes['ranking']).toMatchObject({ current: candidate, by: 'another', forced: true, since: change.at });
    expect(change).toMatchObject({ action: 'publish', why: 'to all visitors: a reason' });
  });
});
