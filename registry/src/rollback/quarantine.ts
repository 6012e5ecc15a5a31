import type { RegistryRemote } from '@caravan/shared/contracts';

/** Versions in quarantine that a remote keeps, the last ones. Nobody publishes the build of an older one again. */
const MAX_QUARANTINED = 20;

/** Puts a version into quarantine, as the last one. */
export const quarantine = (
  quarantined: RegistryRemote['quarantined'],
  version: string,
  why: string,
): Readonly<Record<string, string>> => {
  const { [version]: _known, ...others } = quarantined ?? {};
  const all: [string, string][] = [...Object.entries(others), [version, why]];
  return Object.fromEntries(all.slice(-MAX_QUARANTINED));
};

/**
 * Returns what an entry keeps when `version` becomes its candidate or its current version. That ends the quarantine of this version,
 * which somebody forced or named, and its preview. Other versions keep theirs.
 */
export const keptFor = (
  version: string,
  { preview, quarantined = {} }: Pick<RegistryRemote, 'preview' | 'quarantined'> = {},
): Pick<RegistryRemote, 'preview' | 'quarantined'> => {
  const { [version]: _ended, ...others } = quarantined;
  return {
    ...(preview && preview.version !== version && { preview }),
    ...(Object.keys(others).length > 0 && { quarantined: others }),
  };
};
