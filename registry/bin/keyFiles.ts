import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isDevelopmentKey, publicText } from '../src/index';
import { PublishRefused } from '../src/refused';

const readKey = (file: string, kind: 'public' | 'private', create: (text: string) => KeyObject, help: string) => {
  if (!existsSync(file)) throw new PublishRefused(`${file || `the ${kind} key file`} is missing: ${help}`);
  const text = readFileSync(file, 'utf8');
  try {
    const key = create(text);
    if (text.includes(`${kind.toUpperCase()} KEY`) && key.asymmetricKeyType === 'ed25519') return { key, text };
  } catch {
    // Refused below.
  }
  throw new PublishRefused(`${file} is not an ed25519 ${kind} key: ${help}`);
};

/** Reads a public key (PEM). Returns it in the form that documents contain, and whether it is for development. */
export const readPublicKeyFile = (file: string): { readonly publicKey: string; readonly isForDevelopment: boolean } => {
  const { key, text } = readKey(file, 'public', createPublicKey, 'openssl pkey -in team.key -pubout -out team.pub');
  return { publicKey: publicText(key), isForDevelopment: isDevelopmentKey(text) };
};

/** Reads a private key (PEM without a password). `help` says what to do if the file has none. */
export const readPrivateKeyFile = (file: string, help: string): KeyObject =>
  readKey(file, 'private', createPrivateKey, help).key;
