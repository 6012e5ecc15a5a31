import type { RegistryChange, RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { isSigned, signText, type RegistryKeys, type SignedText } from './signature';

const FOLDER = 'registry';
const keyOf = (sequence: number): string => `${FOLDER}/${String(sequence).padStart(9, '0')}.json`;

const nothing: RegistryDocument = {
  sequence: 0,
  remotes: {},
  change: { action: 'publish', remote: '', version: '', at: '', by: '', why: 'nothing published yet' },
};

const isSignedText = (value: unknown): value is SignedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'signature' in value &&
  typeof value.signature === 'string';

const isDocument = (value: unknown): value is RegistryDocument =>
  typeof value === 'object' &&
  value !== null &&
  'sequence' in value &&
  typeof value.sequence === 'number' &&
  'remotes' in value &&
  'change' in value;

/** The registry document of one sequence number; null where there is none. Throws where it is forged or damaged. */
export const readSequence = async (
  store: ObjectStore,
  keys: RegistryKeys,
  sequence: number,
): Promise<RegistryDocument | null> => {
  const bytes = await store.get(keyOf(sequence));
  if (!bytes) return null;
  const signed: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
  if (!isSignedText(signed) || !isSigned(signed, keys.publicKey))
    throw new Error(`registry ${sequence} is not signed by the registry's key`);
  const document: unknown = JSON.parse(signed.text);
  if (!isDocument(document) || document.sequence !== sequence)
    throw new Error(`registry ${sequence} does not say its own number`);
  return document;
};

/** The newest registry document. Every sequence number is an object of its own, so the whole history is the audit log. */
export const readRegistry = async (store: ObjectStore, keys: RegistryKeys): Promise<RegistryDocument> => {
  const newest = (await store.list(FOLDER)).at(-1);
  return (newest ? await readSequence(store, keys, Number.parseInt(newest, 10)) : null) ?? nothing;
};

/**
 * The newest registry document that is whole and signed, for a reader that must start: a damaged one is passed over, and
 * told to `onDamaged`. A writer never does so: {@link readRegistry} refuses.
 */
export const readLastGood = async (
  store: ObjectStore,
  keys: RegistryKeys,
  onDamaged: (error: unknown) => void,
): Promise<RegistryDocument> => {
  for (const name of (await store.list(FOLDER)).toReversed()) {
    try {
      const document = await readSequence(store, keys, Number.parseInt(name, 10));
      if (document) return document;
    } catch (error) {
      onDamaged(error);
    }
  }
  return nothing;
};

/** Every change there was, oldest first. */
export const readHistory = async (store: ObjectStore, keys: RegistryKeys): Promise<readonly RegistryChange[]> => {
  const names = await store.list(FOLDER);
  const documents = await Promise.all(names.map((name) => readSequence(store, keys, Number.parseInt(name, 10))));
  return documents.flatMap((document) => (document ? [document.change] : []));
};

/** A version of a remote that ran once, by its name; null where the registry never knew it. */
export const findVersion = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
  version: string,
): Promise<RemoteDescriptor | null> => {
  for (const name of (await store.list(FOLDER)).toReversed()) {
    const document = await readSequence(store, keys, Number.parseInt(name, 10));
    const { current, previous } = document?.remotes[remote] ?? {};
    const found = [current, previous].find((each) => each?.version === version);
    if (found) return found;
  }
  return null;
};

/** What changes in a document: the remotes or the shells, and what the audit log says of it. */
type Changed = Pick<RegistryChange, 'remote' | 'version' | 'at'> &
  Partial<Pick<RegistryDocument, 'remotes' | 'shells'>>;
type NextOf = (before: RegistryDocument) => Changed | Promise<Changed>;

/**
 * Changes the registry: reads the newest document, applies `next`, signs, and writes it under the next number. The
 * write succeeds for one writer only; another one starts over from the newer document, so no change is lost.
 */
export const changeRegistry = async (
  store: ObjectStore,
  keys: RegistryKeys,
  what: Pick<RegistryChange, 'action' | 'by' | 'why' | 'forced'>,
  next: NextOf,
): Promise<RegistryDocument> => {
  if (!keys.privateKey) throw new Error('changing the registry needs its private key (registry.key)');
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const before = await readRegistry(store, keys);
    const { remote, version, at, ...changed } = await next(before);
    const document: RegistryDocument = {
      ...before,
      ...changed,
      sequence: before.sequence + 1,
      change: { ...what, remote, version, at },
    };
    const signed = signText(JSON.stringify(document), keys.privateKey);
    if (await store.create(keyOf(document.sequence), Buffer.from(JSON.stringify(signed)))) return document;
  }
  throw new Error('the registry changes too often: 50 tries were overtaken by other writers');
};
