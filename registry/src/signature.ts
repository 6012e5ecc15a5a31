import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';

/** The public half of the registry's Ed25519 key, which servers hold, and a private key: the registry's own, or that of a team. */
export interface RegistryKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject | null;
}

/** A document as it is stored: the exact text that was signed, and its signature in base64. */
export interface SignedText {
  readonly text: string;
  readonly signature: string;
}

/** The registry's public key from a file (PEM): all that a server has. */
export const readPublicKey = (file: string): RegistryKeys => ({
  publicKey: createPublicKey(readFileSync(file)),
  privateKey: null,
});

/** Reads the keys from a folder (`registry.pub` and, where it is there, `registry.key`, PEM). */
const readKeys = (folder: string): RegistryKeys => {
  const privateFile = join(folder, 'registry.key');
  return {
    ...readPublicKey(join(folder, 'registry.pub')),
    privateKey: existsSync(privateFile) ? createPrivateKey(readFileSync(privateFile)) : null,
  };
};

/** The first line of a key that was made here; what reads keys passes over it. */
const MARK = 'A development key, made on this machine: a public site brings its own.\n';

export const isDevelopmentKey = (text: string): boolean => text.startsWith(MARK);

/** Makes a key pair for development where there is none. */
export const ensureKeyPair = (folder: string, name: string): void => {
  const file = join(folder, `${name}.key`);
  if (existsSync(join(folder, `${name}.pub`))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pair = generateKeyPairSync('ed25519');
  writeFileSync(file, MARK + pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  chmodSync(file, 0o600);
  writeFileSync(join(folder, `${name}.pub`), MARK + pair.publicKey.export({ type: 'spki', format: 'pem' }).toString());
};

/** Reads the registry's keys from a folder, where a pair for development is made if there is none; production brings its own. */
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
