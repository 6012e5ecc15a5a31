import { CLUSTER_OPTION, specFiles } from './specs';

const foldersOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.map((file) => file.split('/').at(-2) ?? '')),
];

it('leaves out specs of a cluster without `--cluster`', () => {
  expect(foldersOf(specFiles())).not.toContain('cluster');
  expect(specFiles(['specs/cluster'])).toEqual([]);
});

it('chooses specs of a cluster with `--cluster`, or those that are named', () => {
  expect(foldersOf(specFiles([CLUSTER_OPTION]))).toEqual(['cluster']);
  expect(specFiles([CLUSTER_OPTION, 'reading/menu'])).toEqual(['e2e/specs/reading/menu.e2e.ts']);
});
