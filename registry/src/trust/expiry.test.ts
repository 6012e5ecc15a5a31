import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { createFolderStore } from '@caravan/object-store';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { documentKey, startRenewal, readRegistry, renewIfDue, renewRegistry, createServerCopy } from '../documents';
import { rotateTeamKey } from '../rights';
import { createTestRegistry } from '../testing/publishing';
import { readHistory } from '../testing/readHistory';

const { folder, keys, site, publish, edit, newTeam, allowTeam, writeDocument } = createTestRegistry();
const team = newTeam();
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const daysLeft = ({ expires = '' }: RegistryDocument): number => (Date.parse(expires) - Date.now()) / 86_400_000;

/** Writes the next document with another expiry. */
const write = async (expires: string | undefined, signingKeys = keys, signer = 'registry'): Promise<void> => {
  const before = await readRegistry(site.store, keys);
  const sequence = before.sequence + 1;
  const change = { ...before.change, remote: 'ranking', signer };
  await writeDocument(sequence, { ...before, sequence, change, expires }, signingKeys);
};

/** Reads the newest document, as a server does that starts without a copy of its own. */
const readAtStart = (): Promise<RegistryDocument> =>
  createServerCopy(site.store, createFolderStore(join(folder.path, 'seen')), keys).newest((error) =>
    expect(error).toBeUndefined(),
  );

describe('the expiry of the registry', () => {
  it('is seven days after each change by registry.key [MFE-21]', async () => {
    expect(daysLeft(await publish('first'))).toBeCloseTo(7, 2);
  });

  it.each([
    ['has expired', inDays(-1), /registry 2 expired at .*npm run renew/],
    ['has no expiry', undefined, /registry 2 has no field expires .*npm run renew/],
  ])('stops a server without a copy of its own if the newest document %s [MFE-21]', async (_how, expires, message) => {
    await write(expires);
    await expect(readAtStart()).rejects.toThrow(message);
  });

  it('lets a server start without any registry', async () => {
    await site.store.remove(documentKey(1));
    expect((await readAtStart()).sequence).toBe(0);
  });

  it.each([inDays(-1), undefined])('leaves a document with the expiry %p in the history', async (expires) => {
    await write(expires);
    await publish('first');
    expect(await readHistory(site.store, keys)).toHaveLength(3);
  });
});

describe('a team', () => {
  beforeEach(() => allowTeam(team, 'ranking'));

  it('publishes without changing the expiry [MFE-21]', async () => {
    const { expires } = await readRegistry(site.store, keys);
    expect((await publish('first', { keys: team })).expires).toBe(expires);
  });

  it.each([inDays(300), undefined])('cannot change the expiry to %p [MFE-21]', async (expires) => {
    await write(expires, team, 'drivers');
    await expect(readRegistry(site.store, keys)).rejects.toThrow('drivers changed when the registry expires');
  });

  it('is told how an expired registry is renewed', async () => {
    await write(inDays(-1));
    await expect(publish('first', { keys: team })).rejects.toThrow(
      /^ranking is not changed: registry 3 expired at .*the holder of registry.key renews it: npm run renew/,
    );
  });

  it('is refused before anything is uploaded, also to rotate its key', async () => {
    await write(inDays(-1));
    await expect(publish('first', { keys: team })).rejects.toThrow('expired');
    expect(await site.store.list('remotes/ranking')).toEqual([]);
    await expect(rotateTeamKey(edit(team), 'drivers', generateKeyPairSync('ed25519').privateKey)).rejects.toThrow(
      /^the key of drivers is not rotated: registry 3 expired/,
    );
  });

  it('cannot renew', async () => {
    await expect(renewRegistry(edit(team))).rejects.toThrow('registry is not changed: the key of drivers');
  });
});

describe('a renewal', () => {
  it.each([inDays(5.9), inDays(-1), undefined])('is due for the expiry %p [MFE-21]', async (expires) => {
    await publish('first');
    const { remotes } = await readRegistry(site.store, keys);
    await write(expires);
    const renewed = await renewIfDue(edit());
    expect(renewed && daysLeft(renewed)).toBeCloseTo(7, 2);
    expect(renewed).toMatchObject({ sequence: 4, remotes, change: { action: 'renew', signer: 'registry' } });
  });

  it('is not due on the first day', async () => {
    expect(await renewIfDue(edit())).toBeNull();
  });

  it('is not due before the first publication', async () => {
    await site.store.remove(documentKey(1));
    expect(await renewIfDue(edit())).toBeNull();
    await expect(renewRegistry(edit())).rejects.toThrow('the registry is empty: there is nothing to renew');
  });

  it('that fails is reported', async () => {
    await write(inDays(-1));
    const line = await new Promise<string>((resolve) => {
      const stop = startRenewal(edit({ ...keys, privateKey: null }), (output) => {
        stop();
        resolve(output);
      });
    });
    expect(line).toContain('the registry is not renewed: Error: changing the registry needs a private key');
  });
});
