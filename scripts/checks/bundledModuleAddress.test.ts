import { checkBundledModuleAddress } from './bundledModuleAddress';

const lines = (path: string): number[] =>
  checkBundledModuleAddress([{ path, text: '\nconst here = import.meta.url;' }]).map(({ line }) => line);

describe('import.meta', () => {
  it('is found in code that is bundled', () => {
    expect(lines('mf-ranking/src/remote.ts')).toEqual([2]);
    expect(lines('shared/theme/fonts.ts')).toEqual([2]);
  });

  it('may be used by code that Node runs from where it stands', () => {
    expect(lines('api/src/server.ts')).toEqual([]);
    expect(lines('mf-ranking/webpack.config.ts')).toEqual([]);
  });
});
