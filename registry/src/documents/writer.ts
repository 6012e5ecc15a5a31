import type { ObjectStore } from '@caravan/object-store';
import type { RegistryKeys } from '../trust';

/** A person or process that changes the registry. */
export interface RegistryWriter {
  readonly store: ObjectStore;
  /** Hold the private key that signs the change. */
  readonly keys: RegistryKeys;
  readonly by: string;
}

/** A writer, and why it changes the registry. */
export interface RegistryEdit extends RegistryWriter {
  readonly why: string;
}
