import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Federation, PublishedFile, RemoteDescriptor } from '@caravan/shared/contracts';
import * as v from 'valibot';
import { PublishRefused } from '../refused';
import { readBuildRecord, readBuildFile, versionOf } from './buildRecord';
import { integrityOf } from './integrity';

const describeFile = (path: string): PublishedFile => {
  if (!existsSync(path)) throw new PublishRefused(`the build names ${path}, which is missing (build it again)`);
  const bytes = readFileSync(path);
  return { integrity: integrityOf(bytes), bytes: bytes.byteLength };
};

const chunksSchema = v.record(v.string(), v.array(v.string()));

const readChunks = (folder: string): Record<string, string[]> =>
  readBuildFile(join(folder, 'chunks.json'), chunksSchema, 'does not list the files of each chunk');

const singleFile = (files: readonly string[] | undefined, label: string): string => {
  const [first] = files ?? [];
  if (first === undefined || files?.length !== 1)
    throw new PublishRefused(
      `the build must hold exactly one ${label}, and has ${files?.length ?? 0} (build it again)`,
    );
  return first;
};

/** Describes a remote's build. `dist` holds `browser/`, `server/` and `built.json`. */
export const describeRemote = (dist: string, federation: Federation): RemoteDescriptor => {
  const browser = join(dist, 'browser');
  const chunks = readChunks(browser);
  const fileNames = readdirSync(browser)
    .filter((name) => name !== 'chunks.json')
    .toSorted();
  const files = Object.fromEntries(fileNames.map((name) => [name, describeFile(join(browser, name))]));
  const server = singleFile(readChunks(join(dist, 'server'))['server'], 'server file');
  const { contract, shared, names } = readBuildRecord(dist);
  const { [federation.name]: entry, ...otherChunks } = chunks;
  const content = {
    // The contract of the build: the declaration may have changed since.
    federation: { ...federation, contract },
    entry: singleFile(entry, 'federation entry'),
    files,
    chunks: otherChunks,
    server: { file: server, ...describeFile(join(dist, 'server', server)) },
    shared,
    ...(names ? { names } : {}),
  };
  return { version: versionOf(content), ...content };
};
