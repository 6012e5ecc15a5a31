import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

const MANIFEST = 'manifest.json';

const fileDigest = v.strictObject({ size: v.number(), sha256: v.string() });
const manifestSchema = v.strictObject({
  format: v.literal(1),
  /** ISO time at which the backup began: later changes are not in it. */
  madeAt: v.string(),
  database: v.strictObject({ kind: v.string(), migrations: v.array(v.string()) }),
  /** The number of the newest registry document. */
  registry: v.number(),
  files: v.record(v.string(), fileDigest),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type FileDigest = v.InferOutput<typeof fileDigest>;

/** Returns size and hash of a file. */
export const digestOf = async (path: string): Promise<FileDigest> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
};

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
};

const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Error(`${folder} is not a backup: it has no ${MANIFEST}`);
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} cannot be read: it is damaged, or another version of Caravan wrote it`, { cause: error });
  }
};

/** Reads the manifest of a backup, and compares each file with it. Throws at the first difference. */
export const verifiedManifest = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const present = new Set(await filesBelow(folder));
  for (const [name, { size, sha256 }] of Object.entries(manifest.files)) {
    const found = present.has(name) ? await digestOf(join(folder, name)) : undefined;
    if (found?.size !== size || found.sha256 !== sha256)
      throw new Error(`${join(folder, name)} is ${found ? 'damaged' : 'missing'}: use another backup`);
  }
  const unknown = [...present].find((name) => name !== MANIFEST && !Object.hasOwn(manifest.files, name));
  if (unknown !== undefined) throw new Error(`${join(folder, unknown)} is not part of the backup: remove it`);
  return manifest;
};
