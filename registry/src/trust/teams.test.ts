import type { RegistryDocument, RegistryRemote, RemoteDescriptor } from '@caravan/shared/contracts';
import { readRegistry } from '../documents';
import { removeRemote } from '../publish';
import { allowTeams, rotateTeamKey } from '../rights';
import { rollbackRemote } from '../rollback';
import { DEFAULT_LIMITS } from '../rollout';
import { federationOf } from '../testing/builds';
import { createTestRegistry } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';
import { linksAfter } from './links';
import { type RegistryKeys, signText } from './signature';
import { publicText, rotationText } from './teams';

const { keys, site, publish, rollOut, preview, edit, newTeam, allowTeam, writeDocument } = createTestRegistry();
const account = { federation: federationOf('account', { widgets: [{ id: 'Card', place: 'login' }] }) };

const mine = newTeam();
const rightsOf = ({ privateKey }: RegistryKeys, ...remotes: string[]) => ({
  publicKey: publicText(privateKey ?? keys.publicKey),
  remotes,
});
const allow = () => allowTeam(mine, 'ranking');

/** Writes the next document without the checks of the publisher. */
const forge = async (change: (before: RegistryDocument) => Partial<RegistryDocument>, signer: RegistryKeys = mine) => {
  const before = await readRegistry(site.store, keys);
  const sequence = before.sequence + 1;
  const ownChange = { ...before.change, remote: 'ranking', signer: 'drivers' };
  const base = { ...before, sequence, change: ownChange, links: linksAfter(before) };
  await writeDocument(sequence, { ...base, ...change(base) }, signer);
};

describe('a team', () => {
  beforeEach(allow);

  it('publishes and rolls out by force only if the registry lets it [MFE-4, MFE-16]', async () => {
    await publish('first', { keys: mine, isForced: true });
    await allowTeams(edit(), { drivers: { ...rightsOf(mine, 'ranking'), mayForce: false } });
    const refusal = 'ranking is not changed: drivers may not publish with --force';
    await expect(publish('second', { keys: mine, isForced: true })).rejects.toThrow(refusal);
    await expect(rollOut('second', '10', { keys: mine, isForced: true })).rejects.toThrow(refusal);
    await rollOut('second', '10', { keys: mine });
    await publish('third', { isForced: true });
  });

  it('keeps a key that it rotates while the registry changes its remotes [MFE-16]', async () => {
    const next = newTeam().privateKey;
    if (!next) throw new Error('there is no next key');
    let isRotated = false;
    const create: typeof site.store.create = async (key, bytes) => {
      if (!isRotated) {
        isRotated = true;
        await rotateTeamKey(edit(mine), 'drivers', next);
      }
      return site.store.create(key, bytes);
    };
    const { teams } = await allowTeams(
      { ...edit(), store: { ...site.store, create } },
      { drivers: { remotes: ['ranking', 'account'] } },
    );
    expect(teams?.['drivers']).toEqual({ publicKey: publicText(next), remotes: ['ranking', 'account'] });
  });

  it('changes its own remotes in documents that name the signer [MFE-16]', async () => {
    await publish('first', { keys: mine });
    await publish('second', { keys: mine });
    await rollbackRemote(edit(mine), 'ranking');
    await removeRemote(edit(mine), 'ranking');
    expect((await readHistory(site.store, keys)).map(({ action, signer }) => [action, signer])).toEqual([
      ['release', 'registry'],
      ['allow', 'registry'],
      ['publish', 'drivers'],
      ['publish', 'drivers'],
      ['rollback', 'drivers'],
      ['remove', 'drivers'],
    ]);
  });

  it('may not change the remote of another team [MFE-16]', async () => {
    await expect(publish('first', { ...account, keys: mine })).rejects.toThrow(
      'account is not changed: the key of drivers may change ranking only (the holder of registry.key allows more: npm run allow -- drivers ranking account)',
    );
    expect(await site.store.list('remotes/account')).toEqual([]);
    await publish('first', account);
    await expect(removeRemote(edit(mine), 'account')).rejects.toThrow('may change ranking only');
  });

  it('rolls out and previews its own remotes only [MFE-16]', async () => {
    await publish('first', account);
    await publish('first', { keys: mine });
    expect((await rollOut('second', '10', { keys: mine })).change.signer).toBe('drivers');
    expect((await preview('third', { keys: mine })).change.signer).toBe('drivers');
    const foreign = { ...account, keys: mine };
    await expect(rollOut('second', '10', foreign)).rejects.toThrow('account is not changed: the key of drivers may');
    await expect(preview('second', foreign)).rejects.toThrow('account is not changed: the key of drivers may');
  });

  it('may change a remote whose preview has a route that another remote took since', async () => {
    const { routes } = federationOf('maps');
    await publish('first', { keys: mine });
    await preview('second', { keys: mine, federation: federationOf('ranking', { routes }) });
    await publish('first', { federation: federationOf('maps') });
    expect((await publish('third', { keys: mine })).remotes['ranking']?.preview?.federation.routes).toEqual(routes);
  });

  it('is refused a change of rights', async () => {
    await expect(allowTeams(edit(mine), { drivers: rightsOf(mine, 'account') })).rejects.toThrow(
      'teams is not changed: the key of drivers may change ranking only',
    );
  });

  it('loses its rights as soon as they are removed [MFE-16]', async () => {
    await allowTeam(mine);
    await expect(publish('first', { keys: mine })).rejects.toThrow('the registry does not know this key');
  });
});

it('refuses an unknown key before anything is stored [MFE-16]', async () => {
  await allow();
  await expect(publish('first', { keys: newTeam() })).rejects.toThrow(
    'ranking is not changed: the registry does not know this key (the holder of registry.key adds it: npm run allow -- <team> ranking <its public key file>)',
  );
  expect(await site.store.list('remotes/ranking')).toEqual([]);
});

it.each(['registry', '__proto__', 'constructor.', 'Drivers', ''])('refuses %p as the name of a team', async (name) => {
  const teams = Object.fromEntries([[name, rightsOf(mine, 'ranking')]]);
  await expect(allowTeams(edit(), teams)).rejects.toThrow(`cannot be called ${name}`);
});

it.each(['', '__proto__', 'constructor', 'toString'])(
  'a document that names %p as its signer is refused',
  async (signer) => {
    await allow();
    await publish('first', account);
    await forge(({ change }) => ({ change: { ...change, signer } }));
    await expect(readRegistry(site.store, keys)).rejects.toThrow(/is not signed by|contains another number/);
  },
);

describe('a document that a team signed by a program of its own is refused by every reader', () => {
  beforeEach(async () => {
    await allow();
    await publish('first', account);
    await publish('first', { keys: mine });
  });

  const without = ({ remotes: { account: _gone, ...remotes } }: RegistryDocument) => ({ remotes });
  /** Puts a version with a route of the account into a place of the entry. `name` is the name in its declaration. */
  const withRoute =
    (placeVersion: (version: RemoteDescriptor) => Partial<RegistryRemote>, name = 'ranking') =>
    ({ remotes }: RegistryDocument): Partial<RegistryDocument> => {
      const entry = remotes['ranking'];
      if (!entry) return {};
      const stolen = { ...entry.current, version: 'stolen', federation: { ...account.federation, name } };
      return { remotes: { ...remotes, ranking: { ...entry, ...placeVersion(stolen) } } };
    };
  /** Puts a widget for the dialog of the account into its own remote, and that before the account. */
  const withPlace = ({ remotes: { ranking, ...others } }: RegistryDocument): Partial<RegistryDocument> => {
    if (!ranking) return {};
    const federation = { ...ranking.current.federation, widgets: account.federation.widgets };
    return { remotes: { ranking: { ...ranking, current: { ...ranking.current, federation } }, ...others } };
  };
  const strange = 'drivers put a version of account in the place of ranking';
  const asCandidate = (candidate: RemoteDescriptor): Partial<RegistryRemote> => {
    const at = new Date().toISOString();
    const steps = [{ percent: 10, minutes: null }] as const;
    const rules = { id: 'a-random-identifier', steps, step: 0, limits: DEFAULT_LIMITS };
    return { rollout: { candidate, ...rules, startedAt: at, stepAt: at, by: '', why: '' } };
  };

  it.each<[string, (before: RegistryDocument) => Partial<RegistryDocument>, string]>([
    ['removes the remote of another', without, 'drivers changed account, which is not its own'],
    [
      'takes a route of another',
      withRoute((current) => ({ current })),
      'its route /account matches addresses of /account',
    ],
    [
      'takes a route of another for its candidate',
      withRoute(asCandidate),
      'its route /account matches addresses of /account',
    ],
    [
      'takes a route of another for its preview',
      withRoute((shown) => ({ preview: shown })),
      'its route /account matches addresses of /account',
    ],
    ['takes a place of another', withPlace, 'its widget Card takes the place login, which account has'],
    ['runs a version of another', withRoute((current) => ({ current }), 'account'), strange],
    ['falls back to a version of another', withRoute((previous) => ({ previous }), 'account'), strange],
    ['rolls out a version of another', withRoute(asCandidate, 'account'), strange],
    [
      'extends its own rights',
      () => ({ teams: { drivers: rightsOf(mine, 'account') } }),
      'drivers changed who may publish',
    ],
    ['hides what came before', () => ({ links: { last: {} } }), 'drivers changed which documents came before'],
    ['forgets the shells', () => ({ shells: {} }), 'or which shells run'],
    ['claims a change of another', ({ change }) => ({ change: { ...change, remote: 'account' } }), 'changed account'],
  ])('if it %s [MFE-16]', async (_what, change, message) => {
    await forge(change);
    await expect(readRegistry(site.store, keys)).rejects.toThrow(message);
  });
});

it('every reader refuses an unknown key that names itself a team [MFE-16]', async () => {
  await allow();
  const stranger = newTeam();
  await forge(() => ({ teams: { drivers: rightsOf(stranger, 'ranking') } }), stranger);
  await expect(readRegistry(site.store, keys)).rejects.toThrow('drivers changed who may publish');
});

describe('a rotation of the key of a team', () => {
  const next = newTeam();
  const nextKey = publicText(next.privateKey ?? keys.publicKey);
  beforeEach(allow);

  /** Writes a document that gives the team a new key, which signs it. `rotation` is what the old key signed. */
  const rotate = async (rotation: string | undefined, more: Partial<RegistryDocument> = {}) => {
    const change = { action: 'rotate', remote: 'teams', signer: 'drivers' } as const;
    await forge(
      (before) => ({
        teams: { drivers: { publicKey: nextKey, remotes: ['ranking'] } },
        ...more,
        change: { ...before.change, ...change, ...(rotation === undefined ? {} : { rotation }) },
      }),
      next,
    );
    return readRegistry(site.store, keys);
  };
  const signedBy = ({ privateKey }: RegistryKeys, sequence = 3): string =>
    signText(rotationText('drivers', nextKey, sequence), privateKey ?? keys.publicKey).signature;

  it('is accepted if the old key signed the new one [MFE-21]', async () => {
    expect((await rotate(signedBy(mine))).teams?.['drivers']?.publicKey).toBe(nextKey);
  });

  it.each([
    ['the old key did not sign it', () => undefined],
    ['the new key signed itself', () => signedBy(next)],
    ['the old key signed it for another document', () => signedBy(mine, 2)],
  ])('is refused if %s [MFE-21]', async (_how, rotation) => {
    await expect(rotate(rotation())).rejects.toThrow('drivers changed who may publish or embed');
  });

  it('is refused if it adds rights [MFE-21]', async () => {
    const teams = { drivers: { publicKey: nextKey, remotes: ['ranking', 'account'] } };
    await expect(rotate(signedBy(mine), { teams })).rejects.toThrow('drivers changed who may publish or embed');
  });

  it('ends the old key [MFE-21]', async () => {
    await rotate(signedBy(mine));
    await expect(publish('first', { keys: mine })).rejects.toThrow('the registry does not know this key');
    expect((await publish('first', { keys: next })).change.signer).toBe('drivers');
  });

  it('does not let a team name the remote of another', async () => {
    await forge(({ change }) => ({ change: { ...change, action: 'rotate', remote: 'account' } }));
    await expect(readRegistry(site.store, keys)).rejects.toThrow('drivers changed account, which is not its own');
  });
});
