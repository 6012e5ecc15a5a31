import type { ObjectStore } from '@caravan/object-store';
import type { RegistryChange } from '@caravan/shared/contracts';
import { eachDocument } from '../documents';
import type { RegistryKeys } from '../trust';

/** Reads all changes, oldest first. */
export const readHistory = async (store: ObjectStore, keys: RegistryKeys): Promise<readonly RegistryChange[]> => {
  const changes: RegistryChange[] = [];
  for await (const { change } of eachDocument(store, keys)) changes.push(change);
  return changes;
};
