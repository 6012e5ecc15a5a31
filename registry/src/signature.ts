import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';

/** The two halves of the registry's Ed25519 key: teams that publish hold the private one, servers only the public one. */
export interface RegistryKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject | null;
}

/** A document as it is stored: the exact text that was signed, and its signature in base64. */
export interface SignedText {
  readonly text: string;
  readonly signature: string;
}

/** Reads the keys from a folder (`registry.key`, `registry.pub`, PEM). */
export const readKeys = (folder: string): RegistryKeys => {
  const privateFile = join(folder, 'registry.key');
  return {
    publicKey: createPublicKey(readFileSync(join(folder, 'registry.pub'))),
    privateKey: existsSync(privateFile) ? createPrivateKey(readFileSync(privateFile)) : null,
  };
};

/** Makes a key pair for development where the folder has none; production brings its own. */
export const ensureKeys = (folder: string): RegistryKeys => {
  if (!existsSync(join(folder, 'registry.pub'))) {
    mkdirSync(folder, { recursive: true });
    const pair = generateKeyPairSync('ed25519');
    writeFileSync(join(folder, 'registry.key'), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    chmodSync(join(folder, 'registry.key'), 0o600);
    writeFileSync(join(folder, 'registry.pub'), pair.publicKey.export({ type: 'spki', format: 'pem' }));
  }
  return readKeys(folder);
};

export const signText = (text: string, key: KeyObject): SignedText => ({
  text,
  signature: sign(null, Buffer.from(text), key).toString('base64'),
});

export const isSigned = ({ text, signature }: SignedText, key: KeyObject): boolean =>
  verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
