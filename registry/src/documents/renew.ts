import type { RegistryDocument } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';
import { isRenewalDue, newExpiry, REGISTRY, signerOfKey } from '../trust';
import { changeRegistry, readRegistry } from './registry';
import type { RegistryWriter } from './writer';

/** Milliseconds between two checks whether a renewal is due. */
const CHECK_INTERVAL_MS = 3_600_000;

/** Writes the newest document again, with a new expiry. Needs the registry's own private key. */
export const renewRegistry = ({ store, keys, by }: RegistryWriter): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'renew', by, why: 'documents expire' }, ({ sequence }) => {
    if (sequence === 0) throw new PublishRefused('the registry is empty: there is nothing to renew');
    return { remote: 'registry', version: newExpiry(), at: new Date().toISOString() };
  });

/** Renews the registry if that is due. Returns the new document, or null. An empty registry needs no renewal, and a team cannot renew. */
export const renewIfDue = async (writer: RegistryWriter): Promise<RegistryDocument | null> => {
  const { store, keys } = writer;
  const newest = await readRegistry(store, keys);
  const signer = signerOfKey(newest, keys);
  if (signer !== null && signer !== REGISTRY) return null;
  return newest.sequence > 0 && isRenewalDue(newest) ? renewRegistry(writer) : null;
};

/** Renews the registry whenever that is due, until the returned function is called. Failed attempts are repeated. */
export const startRenewal = (writer: RegistryWriter, say: (line: string) => void): (() => void) => {
  const renew = (): void =>
    void renewIfDue(writer).then(
      (document) => document && say(`registry ${document.sequence} is valid until ${document.expires}`),
      (error: unknown) => say(`the registry is not renewed: ${String(error)}`),
    );
  renew();
  const timer = setInterval(renew, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
};
