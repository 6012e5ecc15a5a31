/** @jest-environment node */
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

  it('preloads what a first view shows: Latin in English, both scripts in Georgian, where prices and names stay Latin', () => {
    const preloaded = (language: 'en' | 'ge') => fontFiles(language).filter(({ preload }) => preload).length;
    expect(preloaded('en')).toBe(3);
    expect(preloaded('ge')).toBe(5);
  });

  it('asks the text family alone for the lari sign, which the display family lacks', () => {
    const rules = themeCss((file) => file, 'ge').split('@font-face');
    const families = rules
      .filter((rule) => rule.includes('U+20BE'))
      .map((rule) => /font-family:"([^"]+)"/.exec(rule)?.[1]);
    expect(families).toEqual(['Caravan Text', 'Caravan Text']);
  });
});
