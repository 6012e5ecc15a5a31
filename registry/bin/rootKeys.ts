import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  parseProposal,
  proposeRoot,
  publicText,
  publishRoot,
  signProposal,
  writeNextKeyPair,
  type RootProposal,
} from '../src/index';
import { PublishRefused } from '../src/refused';
import { readPrivateKeyFile, readPublicKeyFile } from './keyFiles';
import { openWriter } from './cli';

const USAGE = {
  root: 'npm run keys -- root --threshold 2 alice.pub bob.pub carol.pub',
  sign: 'npm run keys -- sign root-1.json alice.key',
  publish: 'npm run keys -- publish root-1.json',
};

const nextKeyFile = (file: string): string => file.replace(/\.key$/, '.next.key');
const privateKeyIn = (file: string) => createPrivateKey(readFileSync(file));

const readProposal = (file: string, usage: string): ReturnType<typeof parseProposal> => {
  if (!existsSync(file)) throw new PublishRefused(`${file || 'the file of a root'} is missing: ${usage}`);
  return parseProposal(readFileSync(file, 'utf8'), `the proposal of a root in ${file}`);
};

/** Writes a proposal beside the registry's keys. Returns what to do next. */
const writeProposal = (proposal: RootProposal, folder: string): string => {
  const { number } = parseProposal(JSON.stringify(proposal)).statement;
  const file = join(folder, `root-${number}.json`);
  if (existsSync(file)) throw new PublishRefused(`${file} exists: publish it, or remove it first`);
  writeFileSync(file, `${JSON.stringify(proposal, null, 2)}\n`);
  const signers = number === 1 ? 'its keys' : `the keys of root ${number - 1} and its own`;
  return `${file} must be signed by ${signers}, up to the threshold (npm run keys -- sign <file> <private key file>), then published (npm run keys -- publish <file>)\n`;
};

/** Proposes the first root keys, or new ones. */
export const proposeRootKeys = async (files: readonly string[], threshold: string): Promise<string> => {
  if (files.length === 0 || !/^\d+$/.test(threshold))
    throw new PublishRefused(`name how many keys must sign, and the public key files: ${USAGE.root}`);
  const keys = files.map((file) => readPublicKeyFile(file).publicKey);
  const twice = files.find((_file, index) => keys.indexOf(keys[index] ?? '') < index);
  if (twice !== undefined) throw new PublishRefused(`${twice} has a key that is named already: name each key once`);
  if (Number(threshold) < 1 || Number(threshold) > keys.length)
    throw new PublishRefused(
      `${threshold} of ${keys.length} keys cannot sign: choose a threshold of 1 to ${keys.length} (${USAGE.root})`,
    );
  const writer = openWriter();
  return writeProposal(
    await proposeRoot(writer, { keys, threshold: Number(threshold), why: 'root keys by npm run keys' }),
    dirname(writer.file),
  );
};

/** Creates a new registry key and proposes it. The current key stays in use until the proposal is published. */
export const proposeRegistryKey = async (): Promise<string> => {
  const writer = openWriter();
  const { file } = writer;
  const next = nextKeyFile(file);
  const why = 'the registry rotates its key';
  // Fails if the registry has no root keys: it could not use the new key.
  await proposeRoot(writer, { why });
  if (!existsSync(next)) {
    const base = next.replace(/\.key$/, '');
    // If the private key is lost, the public one also shows whether it is for development.
    writeNextKeyPair(existsSync(file) ? file : join(dirname(file), 'registry.pub'), base);
    // registry.pub stays the first key, from which readers follow the roots.
    rmSync(`${base}.pub`);
  }
  const registryKey = publicText(privateKeyIn(next));
  return writeProposal(await proposeRoot(writer, { registryKey, why }), dirname(file));
};

/** Signs a proposal with a root key. Needs no store, so it runs where the key is. Returns what was signed. */
export const signRoot = (file: string, keyFile: string): string => {
  const { proposal, statement } = readProposal(file, USAGE.sign);
  const signed = signProposal(proposal, readPrivateKeyFile(keyFile, USAGE.sign));
  writeFileSync(file, `${JSON.stringify(signed, null, 2)}\n`);
  const { number, registryKey, threshold, keys, at, by, why } = statement;
  return [
    `root ${number}, made by ${by} at ${at}: ${why}`,
    `registry's key  ${registryKey}`,
    ...keys.map((key, index) => `${index === 0 ? `${threshold} of these keys` : ''.padEnd(15)} ${key}`),
    `signed by ${signed.signatures.length}: give ${file} to the next signer, or publish it (npm run keys -- publish ${file})`,
    '',
  ].join('\n');
};

/** Puts a signed root in force, and replaces the file of the registry's key by its new key. */
export const publishRootFile = async (rootFile: string): Promise<string> => {
  const { proposal, statement } = readProposal(rootFile, USAGE.publish);
  const { file, keys, ...writer } = openWriter();
  const next = nextKeyFile(file);
  const isNext = existsSync(next) && publicText(privateKeyIn(next)) === statement.registryKey;
  const from = await publishRoot(
    { ...writer, keys: isNext ? { ...keys, privateKey: privateKeyIn(next) } : keys },
    proposal,
  );
  if (isNext) renameSync(next, file);
  const hint = isNext ? `. ${file} is new: replace its other copies, and restart the processes that use it` : '';
  return `root ${statement.number} is in force from registry ${from} on${hint}\n`;
};
