import * as v from 'valibot';
import { parseLock } from '../lockFile';
import { findingAt, type Check, type Finding, type SourceFile } from './sourceFiles';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ dependencies: versions, devDependencies: versions });

const findingAtKey = (file: SourceFile, key: string, message: string): Finding =>
  findingAt(file, file.text.indexOf(`"${key}": `), message);

const checkManifest = (file: SourceFile, licences: readonly string[]): Finding[] => {
  const { dependencies, devDependencies } = v.parse(manifestSchema, JSON.parse(file.text));
  const unpinned = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => findingAtKey(file, name, `${name} is not pinned: ${version}`));
  const isListed = (name: string, version: string): boolean =>
    licences.some((row) => row.startsWith(`| ${name} `) && row.includes(`| ${version} |`));
  const unlisted = Object.entries(dependencies)
    .filter(([name, version]) => !name.startsWith('@caravan/') && !isListed(name, version))
    .map(([name, version]) => findingAtKey(file, name, `docs/licences.md has no line for ${name} ${version}`));
  return [...unpinned, ...unlisted];
};

/** Binaries for other platforms have no hash if npm's registry lacks them (`completeLock.ts`). Workspaces have no content. */
const checkLock = (file: SourceFile): Finding[] =>
  Object.entries(parseLock(file.text).packages)
    .filter(([packagePath, { integrity, resolved, link, optional, os, cpu }]) => {
      const isBinary = optional === true && resolved === undefined && (os ?? cpu) !== undefined;
      return packagePath.includes('node_modules/') && link !== true && integrity === undefined && !isBinary;
    })
    .map(([packagePath]) =>
      findingAtKey(
        file,
        packagePath,
        `${packagePath} has no integrity: delete the entry, and let npm install write it again`,
      ),
    );

/** Checks that packages have exact versions, a hash in the lock file, and a line in `docs/licences.md` if they are shipped. */
export const checkPackages: Check = (files) => {
  const licences = files.find(({ path }) => path === 'docs/licences.md')?.text.split('\n') ?? [];
  return files.flatMap((file) => {
    if (file.path === 'package-lock.json') return checkLock(file);
    return /^(?:[\w-]+\/)?package\.json$/.test(file.path) ? checkManifest(file, licences) : [];
  });
};
