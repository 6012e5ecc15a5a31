import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { PublishRefused } from '../refused';

/** The registry's public Ed25519 key, and the private key of the registry or of a team. Servers have no private key. */
export interface RegistryKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject | null;
}

/** A stored document: the exact signed text, and its signature in base64. */
export interface SignedText {
  readonly text: string;
  readonly signature: string;
}

/** Reads the registry's public key (PEM), as servers do. */
export const readPublicKey = (file: string): RegistryKeys => ({
  publicKey: createPublicKey(readFileSync(file)),
  privateKey: null,
});

/** Reads `registry.pub` and, if present, `registry.key` (PEM). */
export const readKeys = (folder: string): RegistryKeys => {
  const privateFile = join(folder, 'registry.key');
  return {
    ...readPublicKey(join(folder, 'registry.pub')),
    privateKey: existsSync(privateFile) ? createPrivateKey(readFileSync(privateFile)) : null,
  };
};

/** The first line of a development key. Readers of PEM ignore it. */
const MARK = 'A development key, made on this machine: a public site brings its own.\n';

export const isDevelopmentKey = (text: string): boolean => text.startsWith(MARK);

/**
 * Creates a key pair in `<base>.key`, which only its owner can read, and `<base>.pub`. `mark` is their first line. `wx` throws if
 * `<base>.key` exists.
 */
const writeKeyPair = (base: string, mark: string, flag: 'w' | 'wx'): void => {
  const pair = generateKeyPairSync('ed25519');
  writeFileSync(`${base}.key`, mark + pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), {
    mode: 0o600,
    flag,
  });
  chmodSync(`${base}.key`, 0o600);
  writeFileSync(`${base}.pub`, mark + pair.publicKey.export({ type: 'spki', format: 'pem' }).toString());
};

/** Returns a sentence if a private key lacks its public one, else null. */
export const pairFault = (folder: string, name: string): string | null => {
  const base = join(folder, name);
  return existsSync(`${base}.key`) && !existsSync(`${base}.pub`)
    ? `${base}.key has no ${name}.pub beside it, and a new pair would replace it: copy its ${name}.pub into ${folder}`
    : null;
};

/** Creates a key pair for development if there is none. Refuses a private key without its public one. */
export const ensureKeyPair = (folder: string, name: string): void => {
  const base = join(folder, name);
  if (existsSync(`${base}.pub`)) return;
  const fault = pairFault(folder, name);
  if (fault !== null) throw new PublishRefused(fault);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeKeyPair(base, MARK, 'wx');
};

/** Creates a key pair that will replace the key in `file`. It is for development if that one is. */
export const writeNextKeyPair = (file: string, base: string): void =>
  writeKeyPair(base, isDevelopmentKey(readFileSync(file, 'utf8')) ? MARK : '', 'w');

/** Reads the registry's keys from a folder. Creates a pair for development if there is none. */
export const ensureKeys = (folder: string): RegistryKeys => {
  ensureKeyPair(folder, 'registry');
  return readKeys(folder);
};

export const signText = (text: string, key: KeyObject): SignedText => ({
  text,
  signature: sign(null, Buffer.from(text), key).toString('base64'),
});

export const isSigned = ({ text, signature }: SignedText, key: KeyObject): boolean =>
  verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
