import type { RegistryDocument } from '@caravan/shared/contracts';
import { readRegistry } from '../documents';
import { recordOutcome } from '../evidence';
import { rollbackRemote } from '../rollback';
import { createTestRegistry, versions } from '../testing/publishing';
import { stopRollout } from './change';
import { rollBackFailing } from './rollBackFailing';

const { keys, site, publish, rollOut, preview } = createTestRegistry();
const writer = () => ({ store: site.store, keys, by: 'watch' });
const WHY = 'failures phone: 12 of 60 page views, 0.1 % before';

const entryOf = ({ remotes }: RegistryDocument) => remotes['ranking'];
const registry = () => readRegistry(site.store, keys);
const rollBack = (version = '') => rollBackFailing(writer(), 'ranking', version, WHY);
const candidateOf = (document: RegistryDocument) => entryOf(document)?.rollout?.candidate.version ?? '';

describe('evidence against a candidate', () => {
  it('ends its rollout and quarantines it, with figures as the reason [MFE-13]', async () => {
    const [first] = versions(await publish('first'));
    const candidate = candidateOf(await rollOut('second'));
    const document = await rollBack(candidate);
    expect(document && [versions(document)[0], entryOf(document)?.rollout, entryOf(document)?.quarantined]).toEqual([
      first,
      undefined,
      { [candidate]: WHY },
    ]);
    expect(document?.change).toMatchObject({
      action: 'return',
      remote: 'ranking',
      version: candidate,
      by: 'watch',
      why: WHY,
      signer: 'registry',
    });
  });

  it('rolls it back once, also in several processes [MFE-15]', async () => {
    await publish('first');
    const candidate = candidateOf(await rollOut('second'));
    const { sequence } = await registry();
    const results = await Promise.all([1, 2, 3].map(() => rollBack(candidate)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await rollBack(candidate)).toBeNull();
    expect((await registry()).sequence).toBe(sequence + 1);
  });

  it('does nothing to a remote that was removed or never published', async () => {
    expect(await rollBack('0123456789abcdef')).toBeNull();
  });
});

describe('evidence against a full release', () => {
  it('returns to the version before and quarantines it [MFE-13]', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    const [third] = versions(await publish('third'));
    const document = await rollBack(third);
    expect(document && versions(document)).toEqual([second, first]);
    expect(document && entryOf(document)?.quarantined).toEqual({ [third ?? '']: WHY });
    expect(await rollBack(third)).toBeNull();
  });

  it('is refused if there is no version to go back to', async () => {
    const [first] = versions(await publish('first'));
    await expect(rollBack(first)).rejects.toThrow(`ranking stays at ${first}: no good version was published before it`);
  });

  it('leaves a version that was replaced meanwhile', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    expect(await rollBack(first)).toBeNull();
    expect(versions(await registry())[0]).toBe(second);
  });
});

describe('a version in quarantine', () => {
  const quarantined = async (code: string) => {
    const candidate = candidateOf(await rollOut(code));
    await rollBack(candidate);
    return candidate;
  };

  it('is refused by publications and rollouts, with the reason [MFE-13]', async () => {
    await publish('first');
    const version = await quarantined('second');
    const message = `ranking ${version} is not published: it is in quarantine, because ${WHY} (fix that, or npm run publish -- mf-ranking --force "why")`;
    await expect(publish('second')).rejects.toThrow(message);
    await expect(rollOut('second')).rejects.toThrow(message);
  });

  it('leaves it by force, in a publication and in a rollout [MFE-13]', async () => {
    await publish('first');
    const version = await quarantined('second');
    const forced = await rollOut('second', '10', { isForced: true });
    expect([candidateOf(forced), entryOf(forced)?.quarantined, forced.change.forced]).toEqual([
      version,
      undefined,
      true,
    ]);
    await rollBack(version);
    const published = await publish('second', { isForced: true });
    expect([versions(published)[0], entryOf(published)?.quarantined]).toEqual([version, undefined]);
  });

  it('stays there while others are published and stopped', async () => {
    await publish('first');
    const version = await quarantined('second');
    await rollOut('third');
    await stopRollout({ ...writer(), why: '' }, 'ranking');
    await publish('third');
    expect(entryOf(await rollbackRemote({ ...writer(), why: '' }, 'ranking'))?.quarantined).toEqual({ [version]: WHY });
  });

  it('is skipped by a rollback, unless named [MFE-13]', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    await recordOutcome(site.store, 'ranking', second ?? '', 'works', 'a page');
    await publish('third');
    expect(await quarantined('second')).toBe(second);
    expect(versions(await publish('fourth'))[1]).not.toBe(second);
    const document = await rollbackRemote({ ...writer(), why: '' }, 'ranking', second);
    expect([versions(document), entryOf(document)?.quarantined]).toEqual([[second, first], undefined]);
  });

  it('is one of the last 20', async () => {
    await publish('first');
    const all: string[] = [];
    for (let number = 0; number < 21; number += 1) all.push(await quarantined(`bad-${number}`));
    expect(Object.keys(entryOf(await registry())?.quarantined ?? {})).toEqual(all.slice(1));
  });

  it('may be previewed', async () => {
    await publish('first');
    const version = await quarantined('second');
    const shown = await preview('second');
    expect([entryOf(shown)?.preview?.version, entryOf(shown)?.quarantined]).toEqual([version, { [version]: WHY }]);
  });
});
