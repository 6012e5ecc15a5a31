import { createPublicKey, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RegistryDocument, RegistryRemote, RegistryTeam } from '@caravan/shared/contracts';
import { conflictsOf, versionsIn } from '../builds';
import { PublishRefused } from '../refused';
import { expiryFault } from './expiry';
import { linksAfter } from './links';
import { isSigned, type RegistryKeys } from './signature';

/** The signer with `registry.key`, who may change everything. */
export const REGISTRY = 'registry';

/** Returns the public key in the form that documents contain. */
export const publicText = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Allowed names of teams. */
export const TEAM_NAME = /^[a-z][a-z\d-]{0,63}$/;

/** Reads the form of {@link publicText}. */
export const publicKeyFrom = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

const keyOf = ({ publicKey }: RegistryTeam): KeyObject => publicKeyFrom(publicKey);

/** Returns the key of the signer that a document names, or null for an unknown signer. */
export const signingKey = (document: RegistryDocument, { publicKey }: RegistryKeys): KeyObject | null => {
  const { signer } = document.change;
  if (signer === REGISTRY) return publicKey;
  const { teams = {} } = document;
  const team = Object.hasOwn(teams, signer) ? teams[signer] : undefined;
  return team ? keyOf(team) : null;
};

/** Returns the signer of a private key, or null for a key that the registry does not know. */
export const signerOfKey = (
  { teams = {} }: RegistryDocument,
  { publicKey, privateKey }: RegistryKeys,
): string | null => {
  const ownKey = privateKey && publicText(privateKey);
  if (ownKey === publicText(publicKey)) return REGISTRY;
  return Object.entries(teams).find(([, each]) => each.publicKey === ownKey)?.[0] ?? null;
};

/** Returns the published remotes that a private key may change. */
export const changeableRemotes = (document: RegistryDocument, keys: RegistryKeys): readonly string[] => {
  const signer = signerOfKey(document, keys);
  const names = Object.keys(document.remotes);
  if (signer === REGISTRY) return names;
  const teamRemotes = signer === null ? undefined : document.teams?.[signer]?.remotes;
  return names.filter((name) => teamRemotes?.includes(name));
};

/** Returns the signer of a private key. Refuses a key that may not change the remote, and any team while the registry is expired. */
export const allowedSigner = (document: RegistryDocument, keys: RegistryKeys, remote: string): string => {
  const team = signerOfKey(document, keys);
  if (team === REGISTRY) return REGISTRY;
  const rights = team === null ? undefined : document.teams?.[team];
  if (team === null || !rights)
    throw new PublishRefused(
      `${remote} is not changed: the registry does not know this key (the holder of registry.key adds it: npm run allow -- <team> ${remote} <its public key file>)`,
    );
  if (!rights.remotes.includes(remote))
    throw new PublishRefused(
      `${remote} is not changed: the key of ${team} may change ${rights.remotes.join(', ')} only (the holder of registry.key allows more: npm run allow -- ${team} ${[...rights.remotes, remote].join(' ')})`,
    );
  const expired = expiryFault(document);
  if (expired) throw new PublishRefused(`${remote} is not changed: ${expired}`);
  return team;
};

/** Returns the text by which the old key of a team signs the new one. The number prevents its use in another document. */
export const rotationText = (team: string, publicKey: string, sequence: number): string =>
  `registry ${sequence}: the key of ${team} is ${publicKey}`;

/** Returns the teams of `before`, with the new key of the signer of `after` if its old key signed that. */
const teamsAfter = (
  before: RegistryDocument,
  { sequence, teams, change }: RegistryDocument,
): RegistryDocument['teams'] => {
  const { signer, rotation: signature } = change;
  const [old, next] = [before.teams?.[signer], teams?.[signer]];
  if (change.action !== 'rotate' || signature === undefined || !old || !next) return before.teams;
  const { publicKey } = next;
  const text = rotationText(signer, publicKey, sequence);
  return isSigned({ text, signature }, keyOf(old))
    ? { ...before.teams, [signer]: { ...old, publicKey } }
    : before.teams;
};

/** Returns the public keys that may change a remote: the registry's, and those of its teams unless the registry is expired. */
export const keysFor = (
  document: RegistryDocument,
  { publicKey }: RegistryKeys,
  remote: string,
): readonly KeyObject[] => {
  const teams = expiryFault(document) ? [] : Object.values(document.teams ?? {});
  return [publicKey, ...teams.filter(({ remotes }) => remotes.includes(remote)).map(keyOf)];
};

/** Returns the versions of a remote that were published with `--force`. */
const forcedVersions = (entry: RegistryRemote | undefined): readonly string[] => [
  ...(entry?.forced ? [entry.current.version] : []),
  ...(entry?.rollout?.forced ? [entry.rollout.candidate.version] : []),
];

/** Returns a message if a team changed something that is not its own between two documents, else null. */
export const rightsViolationOf = (before: RegistryDocument, after: RegistryDocument): string | null => {
  const team = after.change.signer;
  if (team === REGISTRY) return null;
  const teams = teamsAfter(before, after);
  if (!isDeepStrictEqual([teams, before.shells, before.partners], [after.teams, after.shells, after.partners]))
    return `${team} changed who may publish or embed, or which shells run`;
  if (before.expires !== after.expires) return `${team} changed when the registry expires`;
  if (!isDeepStrictEqual(after.links.last, linksAfter(before).last))
    return `${team} changed which documents came before`;
  const ownRemotes = before.teams?.[team]?.remotes ?? [];
  const changed = Object.keys({ ...before.remotes, ...after.remotes }).filter(
    (name) => !isDeepStrictEqual(before.remotes[name], after.remotes[name]),
  );
  const namedRemotes = teams !== before.teams && after.change.remote === 'teams' ? [] : [after.change.remote];
  const foreign = [...changed, ...namedRemotes].find((name) => !ownRemotes.includes(name));
  if (foreign !== undefined) return `${team} changed ${foreign}, which is not its own`;
  for (const name of changed) {
    const entry = after.remotes[name];
    const known = forcedVersions(before.remotes[name]);
    if (before.teams?.[team]?.mayForce === false && forcedVersions(entry).some((version) => !known.includes(version)))
      return `${team} may not publish with --force`;
    const foreignVersion =
      entry && versionsIn({ remotes: { [name]: entry } }).find(({ federation }) => federation.name !== name);
    if (foreignVersion) return `${team} put a version of ${foreignVersion.federation.name} in the place of ${name}`;
  }
  const conflicts = changed.flatMap((name) => {
    const { current, rollout, preview } = after.remotes[name] ?? {};
    // Routes and places of an older preview may have been taken since: previews own none.
    const isNew = preview && preview.version !== before.remotes[name]?.preview?.version;
    return [current, rollout?.candidate, isNew ? preview : undefined].flatMap((version) =>
      version ? conflictsOf(version, after) : [],
    );
  });
  return conflicts[0] ? `${team}: ${conflicts[0]}` : null;
};
