import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { confinementOf, findPackages } from './confinement';

const folder = realpathSync(createTemporaryFolder());
beforeAll(() => {
  const write = (path: string, content: object): void => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
  };
  write('site/shell', { dependencies: { react: '1', '@scope/tool': '1', '@caravan/shared': '1', absent: '1' } });
  write('packages/react', { dependencies: { nested: '1' }, peerDependencies: { scheduler: '1' } });
  write('packages/react/node_modules/nested', {});
  write('packages/scheduler', { dependencies: { react: '1' } });
  write('packages/other', {});
  write('scopes/@scope/tool', {});
  symlinkSync(join(folder, 'scopes/@scope'), join(folder, 'packages/@scope'));
  write('site/shared', {});
  mkdirSync(join(folder, 'packages/@caravan'));
  symlinkSync(join(folder, 'site/shared'), join(folder, 'packages/@caravan/shared'));
  // As in a checkout that uses the packages of another one.
  symlinkSync(join(folder, 'packages'), join(folder, 'site/node_modules'));
  symlinkSync(join(folder, 'packages'), join(folder, 'node_modules'));
});

describe('the confinement of a render worker', () => {
  it('lets it read the packages that server builds import, and no workspace [MFE-19]', () => {
    const { folders, links } = findPackages(join(folder, 'site/shell'));
    const relativePaths = (paths: readonly string[]): string[] =>
      paths.map((path) => path.slice(folder.length + 1)).toSorted();
    expect(relativePaths(folders)).toEqual([
      'packages/react',
      'packages/react/node_modules/nested',
      'packages/scheduler',
      'scopes/@scope/tool',
    ]);
    expect(relativePaths(links)).toEqual(['node_modules', 'site/node_modules', 'site/node_modules/@scope']);
  });

  it('lets it read nothing else, and gives it no option of this process [MFE-19]', () => {
    const environment = process.env;
    process.env = { ...environment, NODE_OPTIONS: '--allow-fs-read=*', DATABASE_URL: 'x', TZ: 'UTC' };
    const { nodeOptions, spawnOptions } = confinementOf(
      ['/site/worker.mjs'],
      { folders: ['/packages/react'], links: ['/site/react'] },
      null,
    );
    process.env = environment;
    expect(nodeOptions.filter((option) => option.startsWith('--allow'))).toEqual([
      '--allow-fs-read=/site/worker.mjs',
      '--allow-fs-read=/packages/react/*',
      '--allow-fs-read=/site/react*',
    ]);
    expect(nodeOptions).toEqual(expect.arrayContaining(['--permission', '--freeze-flags-after-init']));
    expect(Object.keys(spawnOptions.env ?? {})).toEqual(expect.not.arrayContaining(['NODE_OPTIONS', 'DATABASE_URL']));
    expect(spawnOptions.env).toMatchObject({ TZ: 'UTC' });
  });
});
