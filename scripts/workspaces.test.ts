import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteWorkspaces, root } from './workspaces';

const commands = {
  start: 'startRemote.ts',
  test: '--selectProjects',
  build: 'build.ts',
  'publish-remote': 'publish.ts',
};

describe.each(remoteWorkspaces())('%s', (workspace) => {
  const read = (name: string): string => readFileSync(join(root, workspace, name), 'utf8');

  // live.e2e.ts tests the start, publish.e2e.ts the build.
  it.each(Object.entries(commands))('has a command of its own: %s [MFE-9]', (name, program) => {
    expect(read('package.json')).toMatch(new RegExp(`"${name}": "[^"]*${program} ${workspace}"`));
  });

  it('has its start command in its README [MFE-9]', () =>
    expect(read('README.md')).toContain(`npm start -w ${workspace}`));
});
