import type { RegistryDocument } from '@caravan/shared/contracts';
import { RECENT_CHANGES } from '../documents';
import { recordOutcome, readOutcomeReason } from '../evidence';
import { rollbackRemote } from '../rollback';
import { pauseRollout, resumeRollout, stopRollout, rollBackFailing } from '../rollout';
import { serverKey } from '../store';
import { federationOf } from '../testing/builds';
import { createTestRegistry, versions } from '../testing/publishing';
import { removeRemote } from './publish';

const { site, publish, rollOut, preview, edit } = createTestRegistry();
const rollback = (version?: string) => rollbackRemote(edit(), 'ranking', version);

describe('the version to fall back to', () => {
  const noteWorks = (version = '') => recordOutcome(site.store, 'ranking', version, 'works', 'a page');

  it('is the last that was seen to work, even after many bad ones [MFE-5]', async () => {
    const [working] = versions(await publish('good'));
    await noteWorks(working);
    await publish('bad');
    expect(versions(await publish('worse'))[1]).toBe(working);
    expect(versions(await publish('worst'))[1]).toBe(working);
  });

  it('is never one that ended a process, even if it worked before [MFE-17]', async () => {
    const [working] = versions(await publish('good'));
    await noteWorks(working);
    const [leaking] = versions(await publish('leaking'));
    await noteWorks(leaking);
    await recordOutcome(site.store, 'ranking', leaking ?? '', 'failed', 'takes ever more memory\n a stack');
    expect(versions(await publish('next'))[1]).toBe(working);
    expect(await readOutcomeReason(site.store, 'ranking', leaking ?? '', 'failed')).toBe('takes ever more memory');
  });

  it('moves on with every working version', async () => {
    await noteWorks(versions(await publish('first'))[0]);
    const [second] = versions(await publish('second'));
    await noteWorks(second);
    expect(versions(await publish('third'))[1]).toBe(second);
  });

  it('is the running version after more changes than a publication looks back to [MFE-5]', async () => {
    const [first] = versions(await publish('first'));
    await rollOut('second');
    for (let changes = 0; changes < RECENT_CHANGES; changes += 2) {
      await pauseRollout(edit(), 'ranking');
      await resumeRollout(edit(), 'ranking');
    }
    await stopRollout(edit(), 'ranking');
    expect(versions(await publish('third'))[1]).toBe(first);
  });

  it('is the version before if none was used yet', async () => {
    await publish('first');
    const [second] = versions(await publish('second'));
    expect(versions(await publish('third'))[1]).toBe(second);
  });
});

describe('rolling back', () => {
  const current = (document: RegistryDocument) => versions(document)[0];

  it('goes to any published version by its name [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    await publish('second');
    const [third] = versions(await publish('third'));
    expect(current(await rollback(first))).toBe(first);
    await expect(rollback(first)).rejects.toThrow(`ranking ${first} runs already`);
    await expect(rollback('0123456789abcdef')).rejects.toThrow('ranking was never published as 0123456789abcdef');
    expect(current(await rollback(third))).toBe(third);
  });

  it('twice in a row goes back twice, never to a failed version [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    await publish('third');
    expect(versions(await rollback())).toEqual([second, first]);
    expect(versions(await rollback())).toEqual([first, undefined]);
    await expect(rollback()).rejects.toThrow(
      /^ranking stays at \w{16}: no good version was published before it [^\n]+$/,
    );
  });

  it('skips a version that a rollback replaced, also after later publications [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    await publish('bad');
    await rollback();
    expect(versions(await publish('third'))[1]).toBe(first);
    expect(versions(await rollback())).toEqual([first, undefined]);
    await publish('bad');
    expect(versions(await publish('fourth'))[1]).toBe(first);
    expect(current(await rollback())).toBe(first);
  });

  it('accepts a version again that was put back by its name', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    await rollback();
    expect(versions(await rollback(second))).toEqual([second, first]);
    await publish('third');
    expect(versions(await rollback())).toEqual([second, first]);
  });

  it('skips a failed version unless it is named [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    const [failing] = versions(await publish('failing'));
    await recordOutcome(site.store, 'ranking', failing ?? '', 'failed', 'no page');
    await publish('third');
    expect(current(await rollback())).toBe(first);
    expect(current(await rollback(failing))).toBe(failing);
  });

  it('skips a version whose files are gone', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    await publish('third');
    await site.store.remove(serverKey('ranking', 'server.second.mjs'));
    await expect(rollback(second)).rejects.toThrow(`the files of ranking ${second} were removed: publish its sources`);
    expect(current(await rollback())).toBe(first);
  });
});

describe('removing', () => {
  it('removes one remote until it is published again', async () => {
    const [version] = versions(await publish('first'));
    await publish('other', { federation: federationOf('account') });
    const { remotes, change } = await removeRemote(edit(), 'ranking');
    expect([Object.keys(remotes), change.action, change.version]).toEqual([['account'], 'remove', version]);
    await expect(removeRemote(edit(), 'ranking')).rejects.toThrow('ranking is not in the registry');
    expect(versions(await publish('first'))).toEqual([version, undefined]);
  });

  describe('a remote with a version in quarantine', () => {
    let bad = '';
    beforeEach(async () => {
      await publish('first');
      bad = versions(await publish('bad'))[0] ?? '';
      await rollBackFailing(edit(), 'ranking', bad, 'its list is empty');
      await removeRemote(edit(), 'ranking');
    });

    it('does not let that version through', async () => {
      await expect(publish('bad')).rejects.toThrow('it is in quarantine, because its list is empty');
    });

    it('keeps the quarantine when another version is published', async () => {
      const { remotes } = await publish('third');
      expect(remotes['ranking']?.quarantined).toEqual({ [bad]: 'its list is empty' });
    });
  });

  it('is undone by a rollback to the version that ran [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    const [second] = versions(await publish('second'));
    await publish('third');
    await rollback();
    await removeRemote(edit(), 'ranking');
    expect(versions(await rollback())).toEqual([second, first]);
    expect(versions(await rollback())).toEqual([first, undefined]);
  });

  it('ends the preview, also if a rollback undoes it', async () => {
    await publish('first');
    await preview('second');
    await removeRemote(edit(), 'ranking');
    expect((await rollback()).remotes['ranking']).not.toHaveProperty('preview');
  });

  it('is undone by a rollback to a named version', async () => {
    const [first] = versions(await publish('first'));
    await publish('second');
    await removeRemote(edit(), 'ranking');
    expect(versions(await rollback(first))).toEqual([first, undefined]);
  });

  it('is not undone if another remote has taken its addresses [MFE-6]', async () => {
    await publish('first');
    await removeRemote(edit(), 'ranking');
    const { routes } = federationOf('ranking');
    await publish('other', { federation: federationOf('account', { routes }) });
    await expect(rollback()).rejects.toThrow(
      'ranking does not go back: its route /ranking matches addresses of /ranking, a page of account (npm run rollback -- mf-ranking <version> takes another version, or ask that team to give it back)',
    );
  });
});
