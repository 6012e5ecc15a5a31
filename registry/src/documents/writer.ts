import type { ObjectStore } from '@caravan/object-store';
import type { RegistryKeys } from '../trust';

/** A person or process that changes the registry. */
export interface RegistryWriter {
  readonly store: ObjectStore;
  /** Hold the private key that signs the change. */
  readonly keys: RegistryKeys;
  readonly by: string;
}

/** A change of the registry that a person asks for. */
export interface RegistryEdit extends RegistryWriter {
  readonly why: string;
}
