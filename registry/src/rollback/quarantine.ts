import type { RegistryRemote } from '@caravan/shared/contracts';

/** Only the last versions of a remote stay in quarantine. */
const MAX_QUARANTINED = 20;

/** Puts a version into quarantine, as the last one. */
export const quarantine = (
  quarantined: RegistryRemote['quarantined'],
  version: string,
  why: string,
): Readonly<Record<string, string>> => {
  const { [version]: _known, ...remaining } = quarantined ?? {};
  const all: [string, string][] = [...Object.entries(remaining), [version, why]];
  return Object.fromEntries(all.slice(-MAX_QUARANTINED));
};

/**
 * Returns what an entry keeps when `version` becomes its candidate or its current version. That ends the preview and the quarantine of
 * this version, which a team has forced or named. Other versions keep theirs.
 */
export const keptFieldsOf = (
  version: string,
  { preview, quarantined = {} }: Pick<RegistryRemote, 'preview' | 'quarantined'> = {},
): Pick<RegistryRemote, 'preview' | 'quarantined'> => {
  const { [version]: _ended, ...remaining } = quarantined;
  return {
    ...(preview && preview.version !== version && { preview }),
    ...(Object.keys(remaining).length > 0 && { quarantined: remaining }),
  };
};
