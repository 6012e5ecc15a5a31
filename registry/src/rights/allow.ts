import type { RegistryDocument, RegistryTeam } from '@caravan/shared/contracts';
import { changeRegistry, type RegistryEdit } from '../documents';
import { PublishRefused } from '../refused';
import { REGISTRY, TEAM_NAME } from '../trust';

/** Includes unpublished remotes. Folders begin with `mf-`, which is not part of the name. */
const REMOTE_NAME = /^(?!mf-)[a-z][a-z\d-]*$/;

/** The changed rights of a team. Without a key or `mayForce` the team keeps its own. `development` belongs to the key. */
type TeamChange = Pick<RegistryTeam, 'remotes'> &
  Partial<Pick<RegistryTeam, 'publicKey' | 'development'>> & { readonly mayForce?: boolean };

const changedTeam = (
  team: string,
  { remotes, publicKey, development, mayForce }: TeamChange,
  before: RegistryTeam | undefined,
): RegistryTeam => {
  const key = publicKey === undefined ? before : { publicKey, development };
  if (!key)
    throw new PublishRefused(
      remotes.length === 0
        ? `${team} is not a team of the registry: npm run registry lists them`
        : `${team} is not a team yet: name its public key file too, as in npm run allow -- ${team} ${remotes.join(' ')} ${team}.pub`,
    );
  return {
    publicKey: key.publicKey,
    ...(key.development && { development: true }),
    ...((mayForce ?? before?.mayForce) === false && { mayForce: false }),
    remotes,
  };
};

/**
 * Changes the rights of teams, by name. A team without remotes is removed. Needs the registry's own private key: a team cannot
 * change what teams may do.
 */
export const allowTeams = (
  { store, keys, by, why }: RegistryEdit,
  changes: Readonly<Record<string, TeamChange>>,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'allow', by, why }, ({ teams = {} }) => {
    const names = Object.keys(changes);
    const invalidName = names.find((name) => name === REGISTRY || !TEAM_NAME.test(name));
    if (invalidName !== undefined)
      throw new PublishRefused(
        `a team cannot be called ${invalidName}: choose another name, of small letters, digits and -`,
      );
    const invalidRemote = Object.values(changes)
      .flatMap(({ remotes }) => remotes)
      .find((remote) => !REMOTE_NAME.test(remote));
    if (invalidRemote !== undefined)
      throw new PublishRefused(
        `"${invalidRemote}" is not the name of a remote: write it without mf-. One public key file is allowed, which ends in .pub`,
      );
    // The team may have rotated its key meanwhile.
    const changed = Object.entries(changes).map(
      ([team, change]) =>
        [team, changedTeam(team, change, Object.hasOwn(teams, team) ? teams[team] : undefined)] as const,
    );
    const all = Object.entries({ ...teams, ...Object.fromEntries(changed) }).filter(
      ([, { remotes }]) => remotes.length > 0,
    );
    return {
      remote: 'teams',
      version: names.join(' '),
      at: new Date().toISOString(),
      teams: Object.fromEntries(all),
    };
  });
