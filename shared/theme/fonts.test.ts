import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles, themeCss } from './index';

describe('fontFiles', () => {
  it('names files that are there', () => {
    for (const { path } of fontFiles('ge')) expect(existsSync(join(import.meta.dirname, '..', path))).toBe(true);
  });

  it('loads Georgian letters only where Georgian is shown', () => {
    expect(fontFiles('en').filter(({ file }) => file.includes('georgian'))).toEqual([]);
    expect(fontFiles('ge').filter(({ file, preload }) => preload && file.includes('georgian'))).toHaveLength(2);
  });

  it('preloads three files at most', () => {
    for (const language of ['en', 'ge'] as const) {
      expect(fontFiles(language).filter(({ preload }) => preload).length).toBeLessThanOrEqual(3);
    }
  });

  it('asks the text family alone for the lari sign, which the display family lacks', () => {
    const rules = themeCss((file) => file).split('@font-face');
    const families = rules
      .filter((rule) => rule.includes('U+20BE'))
      .map((rule) => /font-family:"([^"]+)"/.exec(rule)?.[1]);
    expect(families).toEqual(['Caravan Text', 'Caravan Text']);
  });
});
