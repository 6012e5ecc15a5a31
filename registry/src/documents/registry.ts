import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { DocumentLink, RegistryChange, RegistryDocument } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { PublishRefused } from '../refused';
import {
  allowedSigner,
  documentIntegrity,
  fieldFault,
  isSigned,
  keysAt,
  linksAfter,
  newExpiry,
  REGISTRY,
  registryDocument,
  type RegistryKeys,
  type Root,
  type SignedText,
  signedText,
  signingKey,
  signText,
  rightsViolationOf,
  writerKeysAt,
} from '../trust';

const FOLDER = 'registry';
export const documentKey = (sequence: number): string => `${FOLDER}/${String(sequence).padStart(9, '0')}.json`;

/** Returns the numbers of all documents, lowest first. Other files in the folder are ignored. */
export const readNumbers = async (store: Pick<ObjectStore, 'list'>): Promise<readonly number[]> =>
  (await store.list(FOLDER)).filter((name) => /^\d{9,15}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));

/** Reports a forged or damaged document. The store itself works. */
export class DamagedDocument extends Error {}

/** Bytes of a stored document. One of 100 remotes has 1,300,000. Each server parses it, so a larger one would stop them all. */
const MAX_DOCUMENT_BYTES = 20_000_000;

const emptyRegistry: RegistryDocument = {
  sequence: 0,
  remotes: {},
  shells: {},
  links: { last: {} },
  change: { action: 'publish', remote: '', version: '', at: '', by: '', why: 'none published', signer: REGISTRY },
};

const fields = registryDocument.entries;
/** The fields that are read before the signer is known. */
const unverifiedDocument = v.looseObject({
  sequence: fields.sequence,
  remotes: v.looseObject({}),
  teams: fields.teams,
  links: fields.links,
  change: v.looseObject({ signer: fields.change.entries.signer }),
});

const isDocument = (value: unknown): value is RegistryDocument => v.is(unverifiedDocument, value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Returns whether the key that a document names signed its text. */
const hasSigned = (signed: SignedText, document: RegistryDocument | null, valid: RegistryKeys): boolean => {
  try {
    const key = document ? signingKey(document, valid) : valid.publicKey;
    return key !== null && isSigned(signed, key);
  } catch {
    // A forged document may name an invalid key.
    return false;
  }
};

/**
 * Reads a document, or null if there is none. Checks its fields, and that the signature matches the key named in the document:
 * call `checkSigner` for the rights of that key. Expired documents are read, too: they are the history. `roots`: those of the store,
 * if they were read already.
 */
export const readSigned = async (
  store: Pick<ObjectStore, 'get'>,
  keys: RegistryKeys,
  sequence: number,
  roots?: readonly Root[],
): Promise<RegistryDocument | null> => {
  const bytes = await store.get(documentKey(sequence));
  if (!bytes) return null;
  if (bytes.byteLength > MAX_DOCUMENT_BYTES)
    throw new DamagedDocument(
      `registry ${sequence} is refused: it has ${bytes.byteLength} bytes, at most ${MAX_DOCUMENT_BYTES} are allowed`,
    );
  const signed = parseJson(Buffer.from(bytes).toString('utf8'));
  if (!v.is(signedText, signed))
    throw new DamagedDocument(`registry ${sequence} is not signed: ${fieldFault(signedText, signed)}`);
  const document = parseJson(signed.text);
  const valid = await keysAt(store, keys, sequence, roots);
  if (!hasSigned(signed, isDocument(document) ? document : null, valid))
    throw new DamagedDocument(`registry ${sequence} is not signed by the registry's key or a team's`);
  const fault = fieldFault(registryDocument, document);
  if (fault || !isDocument(document)) throw new DamagedDocument(`registry ${sequence} is refused: ${fault}`);
  if (document.sequence !== sequence) throw new DamagedDocument(`registry ${sequence} contains another number`);
  return document;
};

/** Reads a document that a verified one names by its hash. Returns null for another or a damaged one. */
export const readLinked = async (
  store: Pick<ObjectStore, 'get'>,
  { sequence, integrity }: DocumentLink,
): Promise<RegistryDocument | null> => {
  const bytes = await store.get(documentKey(sequence));
  if (!bytes || bytes.byteLength > MAX_DOCUMENT_BYTES) return null;
  const signed = parseJson(Buffer.from(bytes).toString('utf8'));
  const document = v.is(signedText, signed) ? parseJson(signed.text) : null;
  return isDocument(document) && documentIntegrity(document) === integrity ? document : null;
};

/**
 * Throws if a team signed a document and changed something that is not its own. Compares each document with the one before
 * it, back to one that the registry's own key signed or to `known`, which was checked already.
 */
export const checkSigner = async (
  store: Pick<ObjectStore, 'get'>,
  keys: RegistryKeys,
  document: RegistryDocument,
  known: RegistryDocument | null = null,
): Promise<void> => {
  for (let after = document; after.change.signer !== REGISTRY;) {
    const number = after.sequence - 1;
    const isKnown = known?.sequence === number;
    const before: RegistryDocument | null = isKnown ? known : await readSigned(store, keys, number);
    if (!before)
      throw new DamagedDocument(
        `registry ${number} is missing: changes of ${after.change.signer} after it cannot be verified (restore it from a backup of the store)`,
      );
    const violation = rightsViolationOf(before, after);
    if (violation) throw new DamagedDocument(`registry ${after.sequence} is refused: ${violation}`);
    if (isKnown) return;
    after = before;
  }
};

/**
 * Reads the document of one sequence number, or null if there is none. Throws if it is forged or damaged. `known`: an earlier document
 * that was verified already.
 */
export const readSequence = async (
  store: Pick<ObjectStore, 'get'>,
  keys: RegistryKeys,
  sequence: number,
  known: RegistryDocument | null = null,
): Promise<RegistryDocument | null> => {
  const found = await readSigned(store, keys, sequence);
  if (found) await checkSigner(store, keys, found, known);
  return found;
};

/**
 * Reads the newest document. Each sequence number is an object of its own, so the whole history is the audit log. `known`: a document that
 * was verified already.
 */
export const readRegistry = async (
  store: ObjectStore,
  keys: RegistryKeys,
  known: RegistryDocument | null = null,
): Promise<RegistryDocument> => {
  const newest = (await readNumbers(store)).at(-1);
  if (known && newest === known.sequence) return known;
  return (newest === undefined ? null : await readSequence(store, keys, newest, known)) ?? emptyRegistry;
};

/**
 * Reads the newest document that is complete and signed, so that a server can start. Reports damaged ones to `onDamaged`.
 * Writers use {@link readRegistry}, which refuses them.
 */
export const readLastGood = async (
  store: Pick<ObjectStore, 'get' | 'list'>,
  keys: RegistryKeys,
  onDamaged: (error: unknown) => void,
): Promise<RegistryDocument> => {
  for (const number of (await readNumbers(store)).toReversed()) {
    try {
      const document = await readSequence(store, keys, number);
      if (document) return document;
    } catch (error) {
      onDamaged(error);
    }
  }
  return emptyRegistry;
};

/** Returns the signer of the document after `before`. Refuses a private key that may not change the remote, or is no longer valid. */
export const nextSigner = async (
  store: Pick<ObjectStore, 'get'>,
  keys: RegistryKeys,
  before: RegistryDocument,
  remote: string,
): Promise<string> => allowedSigner(before, await writerKeysAt(store, keys, before.sequence + 1), remote);

/** The changed fields of a document, and the entry of the audit log. */
type ChangedFields = Pick<RegistryChange, 'remote' | 'version' | 'at'> &
  Partial<Pick<RegistryDocument, 'remotes' | 'shells' | 'teams' | 'partners'>>;
/** A document, and the key that signs it. */
interface UnsignedDocument {
  readonly document: RegistryDocument;
  readonly privateKey: KeyObject;
}

type ChangeDetails = Pick<RegistryChange, 'action' | 'by' | 'why' | 'forced'>;
type NextOf<Next> = (before: RegistryDocument) => Next | Promise<Next>;

/**
 * Reads the newest document, lets `createDocument` change it and choose the key that signs it, and writes it under the next number. The write
 * succeeds for one writer only. Another writer starts again from the newer document, so no change is lost. If it returns null,
 * nothing is written, and the newest document is returned. `known`: a document that was verified already.
 */
export const createNext = async (
  store: ObjectStore,
  keys: RegistryKeys,
  createDocument: (before: RegistryDocument) => UnsignedDocument | null | Promise<UnsignedDocument | null>,
  known: RegistryDocument | null = null,
): Promise<RegistryDocument> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const before = await readRegistry(store, keys, known);
    const unsigned = await createDocument(before);
    if (!unsigned) return before;
    const { privateKey } = unsigned;
    const document = { ...unsigned.document, links: linksAfter(before) };
    const violation = rightsViolationOf(before, document);
    if (violation)
      throw new PublishRefused(
        `${document.change.remote} is not changed: ${violation} (only the holder of registry.key may do that)`,
      );
    const fault = fieldFault(registryDocument, document);
    if (fault)
      throw new PublishRefused(
        `${document.change.remote} is not changed: servers would refuse registry ${document.sequence}: ${fault} (correct it and try again)`,
      );
    const bytes = Buffer.from(JSON.stringify(signText(JSON.stringify(document), privateKey)));
    if (bytes.byteLength > MAX_DOCUMENT_BYTES)
      throw new PublishRefused(
        `${document.change.remote} is not changed: registry ${document.sequence} would have ${bytes.byteLength} bytes, servers read at most ${MAX_DOCUMENT_BYTES} (make the change smaller)`,
      );
    if (await store.create(documentKey(document.sequence), bytes)) return document;
  }
  throw new Error('the registry changes too often: 50 tries were overtaken by other writers (try again later)');
};

/**
 * Applies `next` to the newest document, and writes the result with the rights of the private key. If `next` returns null, nothing is
 * written, and the newest document is returned. `known`: a document that was verified already.
 */
export const changeRegistry = async (
  store: ObjectStore,
  keys: RegistryKeys,
  details: ChangeDetails,
  next: NextOf<ChangedFields | null>,
  known?: RegistryDocument,
): Promise<RegistryDocument> => {
  const { privateKey } = keys;
  if (!privateKey) throw new PublishRefused('changing the registry needs a private key (CARAVAN_KEY names one)');
  const createDocument = async (before: RegistryDocument): Promise<UnsignedDocument | null> => {
    const change = await next(before);
    if (!change) return null;
    const { remote, version, at, ...changedFields } = change;
    const signer = await nextSigner(store, keys, before, remote);
    const document = {
      ...before,
      ...changedFields,
      sequence: before.sequence + 1,
      // Only the registry's key renews: a stolen key of a team must not keep an old registry valid.
      ...(signer === REGISTRY && { expires: newExpiry() }),
      change: { ...details, remote, version, at, signer },
    };
    return { document, privateKey };
  };
  return createNext(store, keys, createDocument, known);
};

/** Changes the registry unless another process has made the change: if `next` returns null, writes nothing and returns null. */
export const changeIfDue = async (
  store: ObjectStore,
  keys: RegistryKeys,
  details: ChangeDetails,
  next: NextOf<ChangedFields | null>,
): Promise<RegistryDocument | null> => {
  let isDue = false;
  const document = await changeRegistry(store, keys, details, async (before) => {
    const change = await next(before);
    isDue = change !== null;
    return change;
  });
  return isDue ? document : null;
};
