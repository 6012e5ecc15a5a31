import { checkFileNames } from './fileNames';

const isFound = (path: string): boolean => checkFileNames([{ path, text: '' }]).length > 0;

describe('file names', () => {
  it.each([
    'shell/universal/utils/date.ts',
    'api/src/dateHelpers.ts',
    'shared/common.ts',
    'registry/src/LockManager.tsx',
  ])('finds %s', (path) => {
    expect(isFound(path)).toBe(true);
  });

  it.each(['shell/universal/miscount.ts', 'api/src/commonality.ts', 'shared/format/money.ts'])(
    'lets %s pass',
    (path) => {
      expect(isFound(path)).toBe(false);
    },
  );
});
