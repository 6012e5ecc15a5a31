import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces';
import { manifestOf, remoteFiles, type NewRemote } from './remoteFiles';

const remote: NewRemote = { name: 'used-parts', port: 4999, versions: {} };

/** Returns the packages that some of the files import. */
const importedBy = (isWanted: (path: string) => boolean): readonly string[] => {
  const requests = Object.entries(remoteFiles(remote))
    .filter(([path]) => isWanted(path))
    .flatMap(([, text]) => [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, request = '']) => request));
  return [...new Set(requests.map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? ''))].toSorted();
};

describe('a new remote', () => {
  it('names exactly the packages that it imports [MFE-12]', () => {
    const { dependencies, devDependencies } = manifestOf(remote);
    const imported = importedBy((path) => /\.tsx?$/.test(path));
    const packageNames = Object.keys({ ...dependencies, ...devDependencies });
    const ofTheProject: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    // Packages for tests are those of the project.
    const ofTests = imported.filter((name) => !packageNames.includes(name));
    expect(ofTests).toEqual(['@testing-library/react']);
    expect(ofTheProject).toHaveProperty(['devDependencies', '@testing-library/react']);
    expect(importedBy((path) => /(?<!\.test)\.tsx?$/.test(path))).not.toContain('@testing-library/react');
    // JSX needs react, which needs react-dom.
    expect(packageNames.filter((name) => !imported.includes(name))).toEqual(['react', 'react-dom']);
  });

  it('imports styled-components by default [MFE-6]', () => {
    const sources = Object.values(remoteFiles(remote)).join('\n');
    expect(sources).toContain("import styled from 'styled-components';");
  });

  it('has a test [MFE-6]', () => {
    const paths = Object.keys(remoteFiles(remote));
    expect(paths.filter((path) => path.endsWith('.test.tsx'))).toHaveLength(1);
  });
});
