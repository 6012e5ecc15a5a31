import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord, RegistryDocument } from '@caravan/shared/contracts';
import { PublishRefused } from './refused';

const isRecord = (value: unknown): value is BuildRecord =>
  typeof value === 'object' &&
  value !== null &&
  'contract' in value &&
  typeof value.contract === 'number' &&
  'shared' in value &&
  typeof value.shared === 'object' &&
  value.shared !== null;

/** What a file of a build holds, as JSON; refused where it is missing or damaged. */
export const readBuilt = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PublishRefused(`${file} is missing or damaged (build it anew)`);
  }
};

/** What the build in `dist` says of itself. */
export const readBuildRecord = (dist: string): BuildRecord => {
  const file = join(dist, 'built.json');
  const record = readBuilt(file);
  if (!isRecord(record)) throw new PublishRefused(`${file} does not say what the build was made with (build it anew)`);
  return record;
};

/** Short hash of what something says: the same content has the same version on every machine. */
export const versionOf = (described: object): string =>
  createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16);

/** What a shell gives to remotes, without who recorded it and when. */
export const givenBy = ({ contract, oldestContract = contract, shared, names }: BuildRecord): BuildRecord => ({
  contract,
  oldestContract,
  shared,
  ...(names ? { names } : {}),
});

/** Whether the registry knows a shell that gives to remotes what this one does. */
export const isReleased = ({ shells = {} }: RegistryDocument, shell: BuildRecord): boolean =>
  versionOf(givenBy(shell)) in shells;
