import type { RegistryDocument, RegistryPartner, RemoteDescriptor } from '@caravan/shared/contracts';
import { changeRegistry, findVersion, type RegistryEdit } from '../documents';
import { PublishRefused } from '../refused';
import { requireAllFiles } from '../store';

/** A change of a partner. Absent fields stay as they are. */
export interface PartnerChange {
  /** Replaces all origins. */
  readonly origins?: readonly string[];
  readonly callsAMinute?: number;
  /** By remote, the pinned version. Null removes the pin. */
  readonly pins?: Readonly<Record<string, string | null>>;
  readonly off?: boolean;
  /** Removes the partner. */
  readonly isRemoved?: boolean;
}

const DEFAULT_CALLS_A_MINUTE = 600;

const checkOrigins = (id: string, origins: readonly string[], { partners = {} }: RegistryDocument): void => {
  if (origins.length === 0) throw new PublishRefused(`${id} has no origin: npm run partner -- ${id} https://its.site`);
  for (const origin of origins) {
    if (URL.parse(origin)?.origin !== origin)
      throw new PublishRefused(`${origin} is not an origin: write it like https://its.site, without a path`);
    const [owner] = Object.entries(partners).find(([name, each]) => name !== id && each.origins.includes(origin)) ?? [];
    if (owner)
      throw new PublishRefused(
        `${origin} belongs to ${owner}: an origin belongs to one partner (npm run partner -- ${owner} <its other origins> takes it away)`,
      );
  }
};

/** Changes the rights of a partner, or adds one. Needs the registry's own private key. */
export const changePartner = (
  { store, keys, by, why }: RegistryEdit,
  id: string,
  { pins = {}, off, isRemoved, ...changes }: PartnerChange,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'partner', by, why }, async (document) => {
    if (!/^[a-z][a-z0-9-]{1,30}$/.test(id) || id === 'site')
      throw new PublishRefused(`"${id}" is not a valid name of a partner: use small letters, digits and hyphens`);
    const { [id]: entry, ...otherPartners } = document.partners ?? {};
    const known = Object.hasOwn(document.partners ?? {}, id) ? entry : undefined;
    const changed = { remote: 'partners', version: id, at: new Date().toISOString() };
    if (isRemoved && !known) throw new PublishRefused(`${id} is not a partner: npm run partners lists them`);
    if (isRemoved) return { ...changed, partners: otherPartners };
    const { off: wasOff = false, ...settings } = known ?? {
      origins: [],
      callsAMinute: DEFAULT_CALLS_A_MINUTE,
      pins: {},
    };
    const partner = { ...settings, ...changes };
    checkOrigins(id, partner.origins, document);
    const pinned = new Map<string, RemoteDescriptor>(Object.entries(partner.pins));
    for (const [remote, version] of Object.entries(pins)) {
      const found = version === null ? null : await findVersion(store, keys, remote, version);
      if (version !== null && !found)
        throw new PublishRefused(
          `${remote} ${version} was never published: npm run registry -- history lists the versions`,
        );
      if (found) await requireAllFiles(store, found);
      if (version === null && !pinned.has(remote))
        throw new PublishRefused(`${id} has no pin of ${remote}: npm run partners lists them`);
      if (found) pinned.set(remote, found);
      else pinned.delete(remote);
    }
    const next: RegistryPartner = {
      ...partner,
      pins: Object.fromEntries(pinned),
      ...((off ?? wasOff) ? { off: true as const } : {}),
    };
    return { ...changed, partners: { ...otherPartners, [id]: next } };
  });
