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

  it('finds two files of a folder whose names differ by case only, whatever they end in', () => {
    const files = [
      'shared/ui/Stepper.tsx',
      'shared/ui/stepper.ts',
      'shared/ui/stepper.test.ts',
      'shared/ui/Slider.tsx',
      'shared/ui/Slider.test.tsx',
      'shared/charts/slider.ts',
    ].map((path) => ({ path, text: '' }));
    expect(checkFileNames(files).map(({ file }) => file)).toEqual([
      'shared/ui/Stepper.tsx',
      'shared/ui/stepper.ts',
      'shared/ui/stepper.test.ts',
    ]);
  });
});
