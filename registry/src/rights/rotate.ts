import type { KeyObject } from 'node:crypto';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { createNext, type RegistryEdit } from '../documents';
import { PublishRefused } from '../refused';
import { expiryFault, publicText, rotationText, signerOfKey, signText } from '../trust';

/**
 * Replaces the key of a team by another one. The old key signs the new one, and the new one signs the document. `keys` hold the team's
 * own private key.
 */
export const rotateTeamKey = (
  { store, keys, by, why }: RegistryEdit,
  team: string,
  newKey: KeyObject,
): Promise<RegistryDocument> =>
  createNext(store, keys, (before) => {
    const { privateKey } = keys;
    const rights = before.teams?.[team];
    if (!privateKey || !rights || signerOfKey(before, keys) !== team)
      throw new PublishRefused(
        `the key of ${team} is not rotated: that needs its present key (the holder of registry.key replaces a lost one: npm run allow)`,
      );
    const expired = expiryFault(before);
    if (expired) throw new PublishRefused(`the key of ${team} is not rotated: ${expired}`);
    const publicKey = publicText(newKey);
    const sequence = before.sequence + 1;
    const at = new Date().toISOString();
    const rotation = signText(rotationText(team, publicKey, sequence), privateKey).signature;
    const document: RegistryDocument = {
      ...before,
      sequence,
      teams: { ...before.teams, [team]: { ...rights, publicKey } },
      change: { action: 'rotate', remote: 'teams', version: team, at, by, why, signer: team, rotation },
    };
    return { document, privateKey: newKey };
  });
