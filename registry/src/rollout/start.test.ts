import type { RegistryDocument } from '@caravan/shared/contracts';
import { readRegistry } from '../documents';
import { readProvenance, removeRemote } from '../publish';
import { rollbackRemote } from '../rollback';
import { browserKey } from '../store';
import { currentBuildRecord, federationOf } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';
import { advanceIfDue } from './advance';
import { promoteRollout, stopRollout } from './change';

const { keys, site, release, publish, rollOut, edit, newTeam, allowTeam } = createTestRegistry();
const account = { federation: federationOf('account') };
const rolloutOf = ({ remotes }: RegistryDocument) => remotes['ranking']?.rollout;

describe('a rollout', () => {
  it('gives a candidate to a share of visitors beside the current version [MFE-4]', async () => {
    const [first] = versions(await publish('first'));
    const document = await rollOut('second', '10 for 30 min, 50 for 2 h, 100');
    expect(versions(document)).toEqual([first, undefined]);
    const { candidate, id } = rolloutOf(document) ?? {};
    expect(candidate?.provenance).toMatch(/^sha256-/);
    expect(id).toMatch(/^[\w-]{16,64}$/);
    expect(rolloutOf(document)).toMatchObject({
      candidate: { entry: 'remoteEntry.second.js' },
      steps: [
        { percent: 10, minutes: 30 },
        { percent: 50, minutes: 120 },
      ],
      step: 0,
      by: 'team',
      why: 'the second one',
    });
    expect(document.change).toMatchObject({
      action: 'rollout',
      version: candidate?.version,
      why: 'to 10 for 30 min, 50 for 2 h, 100: the second one',
    });
    expect(await site.store.get(browserKey('ranking', 'remoteEntry.second.js.br'))).not.toBeNull();
    expect(await readRegistry(site.store, keys)).toEqual(document);
  });

  it('has an id of its own, so that each has other visitors [MFE-4]', async () => {
    await publish('first');
    const first = rolloutOf(await rollOut('second'));
    await stopRollout(edit(), 'ranking');
    expect(rolloutOf(await rollOut('second'))?.id).not.toBe(first?.id);
  });

  it('passes the same checks as a publication before it writes anything [MFE-6]', async () => {
    await publish('first');
    const newer = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '20.0.0' } };
    await expect(rollOut('second', '10', { record: newer })).rejects.toThrow(
      'ranking is not published: it was built with react 20.0.0',
    );
    expect(await site.store.get(browserKey('ranking', 'remoteEntry.second.js'))).toBeNull();
    expect(rolloutOf(await readRegistry(site.store, keys))).toBeUndefined();
  });

  it('is refused for a remote that does not run', async () => {
    await expect(rollOut('first')).rejects.toThrow('ranking is not in the registry: npm run publish -- mf-ranking');
  });

  it('is refused for the version that runs', async () => {
    const [first] = versions(await publish('first'));
    await expect(rollOut('first')).rejects.toThrow(`ranking ${first} is not rolled out: all visitors have it already`);
  });

  it('is refused while another one of the remote runs, also by force [MFE-4]', async () => {
    await publish('first');
    const candidate = rolloutOf(await rollOut('second'))?.candidate.version;
    for (const isForced of [false, true])
      await expect(rollOut('third', '10', { isForced })).rejects.toThrow(
        `ranking is not published: a rollout of ${candidate} runs (npm run rollout -- mf-ranking 100 completes it, stop "why" ends it)`,
      );
    await stopRollout(edit(), 'ranking');
    expect(rolloutOf(await rollOut('third'))?.candidate.entry).toBe('remoteEntry.third.js');
  });

  it('is refused while three other remotes have one', async () => {
    for (const name of ['one', 'two', 'three', 'ranking']) await publish('first', { federation: federationOf(name) });
    for (const name of ['one', 'two', 'three']) await rollOut('second', '10', { federation: federationOf(name) });
    const refusal = 'ranking is not rolled out: at most 3 remotes are at the same time, and one, two, three are';
    await expect(rollOut('second')).rejects.toThrow(
      `${refusal} (npm run rollout -- mf-one 100 completes one, stop "why" ends it)`,
    );
    const team = newTeam();
    await allowTeam(team, 'ranking');
    await expect(rollOut('second', '10', { keys: team })).rejects.toThrow(
      `${refusal} (ask their teams to complete or stop one)`,
    );
    await stopRollout(edit(), 'two');
    await rollOut('second');
  });

  it('lets no plain publication of the remote through, unless forced', async () => {
    await publish('first');
    await rollOut('second');
    await expect(publish('third')).rejects.toThrow('ranking is not published: a rollout of ');
    const document = await publish('third', { isForced: true });
    expect([document.remotes['ranking']?.current.entry, rolloutOf(document)]).toEqual([
      'remoteEntry.third.js',
      undefined,
    ]);
  });

  it('ends with a forced publication of the running version', async () => {
    const [first] = versions(await publish('first'));
    await rollOut('second');
    const document = await publish('first', { isForced: true });
    expect([versions(document)[0], rolloutOf(document), document.change.action]).toEqual([first, undefined, 'publish']);
  });

  it('keeps its routes from other remotes [MFE-6]', async () => {
    await publish('first');
    const federation = federationOf('ranking', { routes: federationOf('maps').routes });
    await rollOut('second', '10', { federation });
    await expect(publish('first', { federation: federationOf('maps') })).rejects.toThrow('a page of ranking');
    await publish('first', account);
    const stolen = federationOf('account', { routes: federationOf('maps').routes });
    await expect(rollOut('second', '10', { federation: stolen })).rejects.toThrow('a page of ranking');
  });

  it('ends with a rollback and with a removal', async () => {
    const [first] = versions(await publish('first'));
    await publish('second');
    await rollOut('third');
    const reverted = await rollbackRemote(edit(), 'ranking');
    expect([versions(reverted)[0], rolloutOf(reverted)]).toEqual([first, undefined]);
    await rollOut('third');
    await removeRemote(edit(), 'ranking');
    const revertedAgain = await rollbackRemote(edit(), 'ranking');
    expect([versions(revertedAgain)[0], rolloutOf(revertedAgain)]).toEqual([first, undefined]);
  });

  it('keeps the provenance that its team signed when the registry completes it [MFE-22]', async () => {
    const team = newTeam();
    await allowTeam(team, 'ranking');
    await publish('first', { keys: team });
    expect((await rollOut('second', '10', { keys: team })).change.signer).toBe('drivers');
    const { remotes, change } = await promoteRollout(edit(), 'ranking');
    const current = remotes['ranking']?.current;
    if (!current) throw new Error('ranking does not run');
    expect(change.signer).toBe('registry');
    expect(await readProvenance(site.store, keys, current)).toMatchObject({ state: 'signed', signer: 'drivers' });
  });
});

describe('a candidate', () => {
  it('that was stopped was never published, so no rollback goes back to it [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    const candidate = rolloutOf(await rollOut('second'))?.candidate.version;
    await stopRollout(edit(), 'ranking');
    expect(versions(await publish('third'))[1]).toBe(first);
    await expect(rollbackRemote(edit(), 'ranking', candidate)).rejects.toThrow('was never published as');
    expect(versions(await rollbackRemote(edit(), 'ranking'))[0]).toBe(first);
  });

  it('that all visitors get was published, so a rollback goes back to it [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    const candidate = rolloutOf(await rollOut('second'))?.candidate.version;
    const promoted = await promoteRollout(edit(), 'ranking');
    expect([versions(promoted), rolloutOf(promoted)]).toEqual([[candidate, first], undefined]);
    expect(versions(await publish('third'))[1]).toBe(candidate);
    expect(versions(await rollbackRemote(edit(), 'ranking'))).toEqual([candidate, first]);
    expect((await readHistory(site.store, keys)).map(({ action }) => action)).toEqual([
      'release',
      'publish',
      'rollout',
      'publish',
      'publish',
      'rollback',
    ]);
  });

  it('is stopped when a shell is released in which it does not run [MFE-6]', async () => {
    const newerShell = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '19.4.0' } };
    await publish('first');
    await release(newerShell);
    await rollOut('second', '10', { record: newerShell });
    expect(await advanceIfDue(edit(), 'ranking')).toBeNull();
    await release(currentBuildRecord, false);
    await expect(promoteRollout(edit(), 'ranking')).rejects.toThrow('ranking is not published: it was built with');
    const document = await advanceIfDue(edit(), 'ranking');
    expect([document && rolloutOf(document), document?.change.why]).toEqual([
      undefined,
      expect.stringMatching(/^stopped: it was built with react 19\.4\.0, the site runs 19\.3\.1/),
    ]);
  });
});
