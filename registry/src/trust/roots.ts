import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { ObjectStore } from '@caravan/object-store';
import { PublishRefused } from '../refused';
import { parseAs } from './documentSchema';
import { isSigned, type RegistryKeys, signText } from './signature';
import { publicKeyFrom, publicText } from './teams';

export const ROOT_FOLDER = 'root';
export const rootKey = (number: number): string => `${ROOT_FOLDER}/${String(number).padStart(9, '0')}.json`;

type Reader = Pick<ObjectStore, 'get'>;

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Returns whether a text is the only spelling of a public key, so that no key counts twice. */
const isExactKey = (input: string): boolean => {
  try {
    const key = publicKeyFrom(input);
    return key.asymmetricKeyType === 'ed25519' && publicText(key) === input;
  } catch {
    return false;
  }
};
const publicKey = v.pipe(v.string(), v.check(isExactKey));

const statementSchema = v.pipe(
  v.strictObject({
    /** From 1. */
    number: count,
    /** Keys of the people who decide on the next root. */
    keys: v.pipe(
      v.array(publicKey),
      v.minLength(1),
      v.maxLength(50),
      v.check((keys) => new Set(keys).size === keys.length),
    ),
    /** Keys that must sign. */
    threshold: count,
    /** The key that signs documents as `registry`. */
    registryKey: publicKey,
    at: v.pipe(v.string(), v.isoTimestamp()),
    by: v.string(),
    why: v.string(),
  }),
  v.forward(
    v.check(({ keys, threshold }) => threshold <= keys.length),
    ['threshold'],
  ),
);

/** The statement that holders of root keys sign: the root keys, and the registry's key. */
export type RootStatement = v.InferOutput<typeof statementSchema>;

const proposalSchema = v.strictObject({
  text,
  signatures: v.pipe(v.array(v.strictObject({ key: text, signature: text })), v.maxLength(200)),
});

/** The text of a statement, and the signatures that it has so far. */
export type RootProposal = v.InferOutput<typeof proposalSchema>;

/** `start`: the number of the first document that the registry's key of this root signs, which that key signs itself. */
const storedRootSchema = v.strictObject({
  ...proposalSchema.entries,
  start: v.strictObject({ from: count, signature: text }),
});

/** A root that is in force. `bytes`: as it is stored. */
export interface Root extends RootStatement {
  readonly from: number;
  readonly bytes: Uint8Array;
}

// The keys also sign other texts, which have other prefixes.
const textForHolders = (statementText: string): string => `caravan root ${statementText}`;
const textForStart = (statementText: string, from: number): string => `caravan root start ${from} ${statementText}`;

/** Reads a proposal, and what it proposes. Checks no signature. An error begins with `label`. */
export const parseProposal = (
  json: string,
  label = 'the proposal of a root',
): { readonly proposal: RootProposal; readonly statement: RootStatement } => {
  const proposal = parseAs(proposalSchema, json, label);
  return { proposal, statement: parseAs(statementSchema, proposal.text, label) };
};

export const proposalOf = (proposal: RootStatement): RootProposal => ({
  text: JSON.stringify(proposal),
  signatures: [],
});

/** Adds the signature of a root key, in the place of an earlier one of that key. */
export const signProposal = ({ text: signed, signatures }: RootProposal, privateKey: KeyObject): RootProposal => {
  const key = publicText(privateKey);
  const { signature } = signText(textForHolders(signed), privateKey);
  return { text: signed, signatures: [...signatures.filter((each) => each.key !== key), { key, signature }] };
};

/** Returns the bytes of a root that begins with document `from`. `privateKey` belongs to the registry key that the root names. */
export const startedRoot = (
  { text: signed, signatures }: RootProposal,
  from: number,
  privateKey: KeyObject,
): Uint8Array => {
  const { signature } = signText(textForStart(signed, from), privateKey);
  return Buffer.from(JSON.stringify({ text: signed, signatures, start: { from, signature } }));
};

/** Throws unless as many keys of a root signed a proposal as the root's threshold says. */
const checkThreshold = (
  { number, keys, threshold }: RootStatement,
  { text: signed, signatures }: RootProposal,
  label: string,
): void => {
  const signers = keys.filter((key) =>
    signatures.some(
      (each) =>
        each.key === key && isSigned({ text: textForHolders(signed), signature: each.signature }, publicKeyFrom(key)),
    ),
  );
  if (signers.length < threshold)
    throw new Error(
      `${label} is refused: ${signers.length} of the ${keys.length} keys of root ${number} signed it, and ${threshold} must`,
    );
};

/** Returns the root that follows `before`. The first one follows `registry.pub`, and names that key as the registry's. */
const followingRoot = (bytes: Uint8Array, before: Root | undefined, firstKey: KeyObject): Root => {
  const number = (before?.number ?? 0) + 1;
  const label = `root ${number}`;
  const { start, ...proposal } = parseAs(storedRootSchema, Buffer.from(bytes).toString(), label);
  const root = parseAs(statementSchema, proposal.text, label);
  if (root.number !== number) throw new Error(`${label} contains another number`);
  if (before) checkThreshold(before, proposal, label);
  else if (root.registryKey !== publicText(firstKey))
    throw new Error(`${label} is refused: it does not name registry.pub as the registry's key`);
  checkThreshold(root, proposal, label);
  const { from, signature } = start;
  if (!isSigned({ text: textForStart(proposal.text, from), signature }, publicKeyFrom(root.registryKey)))
    throw new Error(`${label} is refused: its start is not signed by the registry's key that it names`);
  if (before && from <= before.from) throw new Error(`${label} is refused: it starts before root ${before.number}`);
  return { ...root, from, bytes };
};

/** Reads all roots, oldest first. Throws at one that is forged or damaged: what follows is unknown then. */
export const readRoots = async (store: Reader, { publicKey: firstKey }: RegistryKeys): Promise<readonly Root[]> => {
  const roots: Root[] = [];
  for (;;) {
    const bytes = await store.get(rootKey(roots.length + 1));
    if (!bytes) return roots;
    roots.push(followingRoot(bytes, roots.at(-1), firstKey));
  }
};

const keysBy = (roots: readonly Root[], keys: RegistryKeys, sequence: number): RegistryKeys => {
  const root = roots.findLast(({ from }) => from <= sequence);
  return root ? { ...keys, publicKey: publicKeyFrom(root.registryKey) } : keys;
};

/** Returns the keys with the registry's public key that is valid for one document. */
export const keysAt = async (
  store: Reader,
  keys: RegistryKeys,
  sequence: number,
  roots?: readonly Root[],
): Promise<RegistryKeys> => keysBy(roots ?? (await readRoots(store, keys)), keys, sequence);

/** Does what `keysAt` does, for a process that writes. Refuses an earlier private key of the registry. */
export const writerKeysAt = async (store: Reader, keys: RegistryKeys, sequence: number): Promise<RegistryKeys> => {
  const roots = await readRoots(store, keys);
  const current = keysBy(roots, keys, sequence);
  const ownKey = keys.privateKey && publicText(keys.privateKey);
  const registryKeys = [publicText(keys.publicKey), ...roots.map(({ registryKey }) => registryKey)];
  if (ownKey !== null && ownKey !== publicText(current.publicKey) && registryKeys.includes(ownKey))
    throw new PublishRefused(
      `this registry.key was replaced by root ${roots.length}, from registry ${roots.at(-1)?.from} on: put the new registry.key in its place, and start this again`,
    );
  return current;
};
