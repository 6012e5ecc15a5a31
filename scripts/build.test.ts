import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { buildWorkspace } from './build';

const mockProject = { root: '', inputs: 'the first sources' };
jest.mock('./inputs', () => ({ inputsOf: () => mockProject.inputs }));
jest.mock('./workspaces', () => ({
  get root() {
    return mockProject.root;
  },
}));

it('builds reverted sources again after a build that failed', async () => {
  mockProject.root = createTemporaryFolder();
  const marker = join(mockProject.root, 'mf-hello/dist/inputs');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, mockProject.inputs);
  expect(await buildWorkspace('mf-hello')).toBe(false);
  mockProject.inputs = 'other sources';
  // The workspace has no webpack.config.ts.
  await expect(buildWorkspace('mf-hello')).rejects.toThrow('webpack.config.ts');
  mockProject.inputs = 'the first sources';
  await expect(buildWorkspace('mf-hello')).rejects.toThrow('webpack.config.ts');
});
