import { readFile } from 'node:fs/promises';
import type { RegistryDocument, RegistryShell } from '@caravan/shared/contracts';
import { describeShell, type ShellBuild, shellPaths } from '../builds';
import { changeRegistry, readRegistry, type RegistryEdit } from '../documents';
import { packFiles, SHELL_FOLDER, storeDictionaryCopies, uploadFiles } from '../store';

export interface ShellRelease extends RegistryEdit {
  /** The folder of the shell's build. */
  readonly dist: string;
  /** No other shell runs: remotes must fit only this one. */
  readonly isAlone: boolean;
  /** The brotli quality, 11 by default. */
  readonly quality?: number;
}

/** Uploads the browser files of a build, with compressed copies. */
const uploadShell = async (
  { store, keys, dist, quality }: ShellRelease,
  { version, files }: ShellBuild,
  registry: RegistryDocument,
): Promise<void> => {
  const paths = shellPaths(dist);
  const read = (file: string): Promise<Buffer> => readFile(paths.get(file) ?? file);
  const stored = { folder: SHELL_FOLDER, version, files };
  await uploadFiles(store, stored, read);
  // Fonts are compressed already.
  const scripts = {
    ...stored,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js'))),
  };
  await packFiles(store, scripts, read, quality);
  await storeDictionaryCopies(store, keys, scripts, read, registry);
};

/**
 * Uploads the browser files of a shell, then records them and what it provides to remotes, beside the recorded shells or in their place.
 * Does nothing for a recorded one.
 */
export const releaseShell = async (
  release: ShellRelease,
): Promise<{ readonly version: string; readonly registry: RegistryDocument }> => {
  const { store, keys, dist, by, why, isAlone } = release;
  const built = describeShell(dist);
  const { version, ...described } = built;
  const at = new Date().toISOString();
  const shellsAfter = ({ shells }: RegistryDocument): Readonly<Record<string, RegistryShell>> => ({
    ...(isAlone ? {} : shells),
    [version]: shells[version] ?? { ...described, since: at, by },
  });
  const before = await readRegistry(store, keys);
  const isKnown = before.shells[version] !== undefined;
  if (isKnown && Object.keys(shellsAfter(before)).length === Object.keys(before.shells).length)
    return { version, registry: before };
  // Before the registry names them: no server refers to what is missing.
  if (!isKnown) await uploadShell(release, built, before);
  const registry = await changeRegistry(store, keys, { action: 'release', by, why }, (document) => ({
    remote: 'shell',
    version,
    at,
    shells: shellsAfter(document),
  }));
  return { version, registry };
};
