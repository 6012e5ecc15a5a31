import * as v from 'valibot';
import type { Check } from './finding';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({ dependencies: versions, devDependencies: versions });

/** Every package that a workspace names has one exact version, and what it ships has its line in docs/licences.md. */
export const checkDependencies: Check = (files) => {
  const licences = files.find(({ path }) => path === 'docs/licences.md')?.text ?? '';
  return files
    .filter(({ path }) => /^(?:[\w-]+\/)?package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { dependencies, devDependencies } = v.parse(manifest, JSON.parse(text));
      const finding = (name: string, message: string) => ({
        file: path,
        line: text.slice(0, text.indexOf(`"${name}": `)).split('\n').length,
        message,
      });
      const loose = Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
        .map(([name, version]) => finding(name, `${name} is not pinned: ${version}`));
      const unlisted = Object.entries(dependencies)
        .filter(([name]) => !name.startsWith('@caravan/'))
        .filter(
          ([name, version]) =>
            !licences.split('\n').some((row) => row.startsWith(`| ${name} `) && row.includes(`| ${version} |`)),
        )
        .map(([name, version]) => finding(name, `docs/licences.md has no line for ${name} ${version}`));
      return [...loose, ...unlisted];
    });
};
