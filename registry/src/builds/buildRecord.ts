import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord, RemoteDescriptor } from '@caravan/shared/contracts';
import * as v from 'valibot';
import { PublishRefused } from '../refused';

const buildRecordSchema = v.object({
  contract: v.number(),
  oldestContract: v.exactOptional(v.number()),
  shared: v.record(v.string(), v.string()),
  names: v.exactOptional(v.record(v.string(), v.array(v.string()))),
});

/** Reads a JSON file of a build. Refuses one that is missing, damaged or not what `schema` expects. */
export const readBuildFile = <T>(file: string, schema: v.GenericSchema<T>, expected: string): T => {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PublishRefused(`${file} is missing or damaged (build it again)`);
  }
  if (!v.is(schema, content)) throw new PublishRefused(`${file} ${expected} (build it again)`);
  return content;
};

/** Reads `built.json` of a build. */
export const readBuildRecord = (dist: string): BuildRecord =>
  readBuildFile(join(dist, 'built.json'), buildRecordSchema, 'is not a valid build record');

const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Returns a short hash of the content: the same content has the same version on every machine. */
export const versionOf = (content: object): string => hashOf(content).slice(0, 16);

/** Returns the hash whose first characters are the version of a remote. It covers the integrity of all files. */
export const contentHash = ({ version: _version, provenance: _provenance, ...content }: RemoteDescriptor): string =>
  hashOf(content);

/** Returns whether the version of a remote is the hash of its content. */
export const isNamedByContent = ({ version, provenance: _provenance, ...content }: RemoteDescriptor): boolean =>
  versionOf(content) === version;

/** Returns what a shell provides to remotes, without the author and time of the record. */
export const providedBy = ({ contract, oldestContract = contract, shared, names }: BuildRecord): BuildRecord => ({
  contract,
  oldestContract,
  shared,
  ...(names ? { names } : {}),
});
