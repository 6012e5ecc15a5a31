import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord, PublishedFile, RegistryDocument } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';
import { providedBy, readBuildRecord, versionOf } from './buildRecord';
import { integrityOf } from './integrity';

/** Folders of the shell's build whose files are served below `/assets/`: pages, the tag for partners, and its container. */
export const SHELL_FOLDERS = ['browser', 'tag', 'embed'] as const;

/** Returns whether a file of the shell's build is named by its content and loaded by browsers. */
export const isShellFile = (file: string): boolean => /^(fonts\/)?[\w.-]+\.(js|woff2)$/.test(file);

/** A build of the shell. `version` is the hash of what it provides to remotes and of its browser files. */
export interface ShellBuild extends BuildRecord {
  readonly version: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
}

const listFiles = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isShellFile).toSorted();
  } catch {
    throw new PublishRefused(`${folder} is missing (build the shell again)`);
  }
};

/** Returns the paths of the shell's browser files by name. `dist`: the folder of its build. */
export const shellPaths = (dist: string): ReadonlyMap<string, string> =>
  new Map(
    SHELL_FOLDERS.flatMap((folder) =>
      listFiles(join(dist, folder)).map((name) => [name, join(dist, folder, name)] as const),
    ),
  );

/** Describes the shell's build. */
export const describeShell = (dist: string): ShellBuild => {
  const files = Object.fromEntries(
    [...shellPaths(dist)].map(([name, path]) => {
      const bytes = readFileSync(path);
      return [name, { integrity: integrityOf(bytes), bytes: bytes.byteLength }] as const;
    }),
  );
  const content = { ...providedBy(readBuildRecord(dist)), files };
  return { version: versionOf(content), ...content };
};

/** Returns whether the registry has recorded a build of the shell. */
export const isReleased = ({ shells }: RegistryDocument, { version }: ShellBuild): boolean => version in shells;
