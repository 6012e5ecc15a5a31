import type { RegistryDocument, RegistryTeam } from '@caravan/shared/contracts';
import { changeRegistry, type RegistryEdit } from '../documents';
import { PublishRefused } from '../refused';
import { REGISTRY, TEAM_NAME } from '../trust';

/** Includes unpublished remotes. Folders begin with `mf-`, which is not part of the name. */
const REMOTE_NAME = /^(?!mf-)[a-z][a-z\d-]*$/;

/**
 * Replaces the rights of teams, by name. A team without remotes is removed. Needs the registry's own private key: a team cannot
 * change what teams may do.
 */
export const allowTeams = (
  { store, keys, by, why }: RegistryEdit,
  changedTeams: Readonly<Record<string, RegistryTeam>>,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'allow', by, why }, ({ teams = {} }) => {
    const names = Object.keys(changedTeams);
    const invalidName = names.find((name) => name === REGISTRY || !TEAM_NAME.test(name));
    if (invalidName !== undefined)
      throw new PublishRefused(
        `a team cannot be called ${invalidName}: choose another name, of small letters, digits and -`,
      );
    const invalidRemote = Object.values(changedTeams)
      .flatMap(({ remotes }) => remotes)
      .find((remote) => !REMOTE_NAME.test(remote));
    if (invalidRemote !== undefined)
      throw new PublishRefused(
        `"${invalidRemote}" is not the name of a remote: write it without mf-. One public key file is allowed, which ends in .pub`,
      );
    const all = Object.entries({ ...teams, ...changedTeams }).filter(([, { remotes }]) => remotes.length > 0);
    return {
      remote: 'teams',
      version: names.join(' '),
      at: new Date().toISOString(),
      teams: Object.fromEntries(all),
    };
  });
