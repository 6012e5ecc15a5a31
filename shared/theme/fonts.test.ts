/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles, themeCss } from './index';

describe('fontFiles', () => {
  it('names existing files', () => {
    for (const { path } of fontFiles('ge')) expect(existsSync(join(import.meta.dirname, '..', path))).toBe(true);
  });

  it('loads Georgian letters only for Georgian text', () => {
    expect(fontFiles('en').filter(({ file }) => file.includes('georgian'))).toEqual([]);
    expect(fontFiles('ge').filter(({ file, preload }) => preload && file.includes('georgian'))).toHaveLength(2);
  });

  it('preloads only the scripts of the language', () => {
    const preloaded = (language: 'en' | 'ge') => fontFiles(language).filter(({ preload }) => preload).length;
    expect(preloaded('en')).toBe(3);
    expect(preloaded('ge')).toBe(5);
  });

  it('takes the lari sign from the text family, since the display family lacks it', () => {
    const rules = themeCss((file) => file, 'ge').split('@font-face');
    const families = rules
      .filter((rule) => rule.includes('U+20BE'))
      .map((rule) => /font-family:"([^"]+)"/.exec(rule)?.[1]);
    expect(families).toEqual(['Caravan Text', 'Caravan Text']);
  });
});
