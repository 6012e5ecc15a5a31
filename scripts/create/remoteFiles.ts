import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A new remote. */
export interface NewRemote {
  /** The name of the remote, for example `used-parts`. Its folder is `mf-used-parts`, its page `/used-parts`. */
  readonly name: string;
  readonly port: number;
  /** Exact versions of the packages that remotes name. */
  readonly versions: Readonly<Record<string, string>>;
}

const DEPENDENCIES = ['@caravan/shared', 'react', 'react-dom', 'react-router-dom', 'styled-components'];
const DEV_DEPENDENCIES = ['lucide'];

/** The files of a new remote, as text with `{{…}}` for what differs. Their names end in `.txt`, so that no tool reads them as code. */
const template = join(import.meta.dirname, 'template');

/** Returns the `package.json` of a new remote. The lock file has the same entries. */
export const manifestOf = ({ name, versions }: NewRemote) => {
  const pickVersions = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, versions[each] ?? '']));
  const bootstrap = 'node ../scripts/bootstrap.mjs';
  return {
    name: `@caravan/mf-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: {},
    scripts: {
      start: `${bootstrap} startRemote.ts mf-${name}`,
      build: `${bootstrap} build.ts mf-${name}`,
      test: `jest --rootDir .. --config ../jest.config.mjs --selectProjects mf-${name}`,
      'publish-remote': `${bootstrap} publish.ts mf-${name}`,
    },
    dependencies: pickVersions(DEPENDENCIES),
    devDependencies: pickVersions(DEV_DEPENDENCIES),
  };
};

/** Returns the files of a new remote by their paths: a declaration, one page with texts in both languages, and its test. */
export const remoteFiles = (remote: NewRemote): Readonly<Record<string, string>> => {
  const words = remote.name.replaceAll('-', ' ');
  const values: Readonly<Record<string, string>> = {
    name: remote.name,
    Name: remote.name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    port: String(remote.port),
  };
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .map((path): [string, string] => [
      path.slice(0, -'.txt'.length).replaceAll(/\bPage\b/g, `${values['Name']}Page`),
      fill(readFileSync(join(template, path), 'utf8')),
    ]);
  return { 'package.json': `${JSON.stringify(manifestOf(remote), null, 2)}\n`, ...Object.fromEntries(files) };
};
