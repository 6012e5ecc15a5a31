/** @jest-environment node */
import { colour, contrastRatio, palette, readableInk, themeCss, type ColourName } from './index';

/** Text colours and their backgrounds: 4.5:1. */
const texts: [ColourName, ColourName[]][] = [
  ['ink', ['paper', 'surface', 'wash', 'accentWash', 'goodWash', 'warnWash', 'badWash']],
  ['inkSoft', ['paper', 'surface', 'wash', 'accentWash']],
  ['inkFaint', ['paper', 'surface', 'wash']],
  ['accent', ['paper', 'surface', 'wash', 'accentWash']],
  ['accentStrong', ['paper', 'surface', 'wash', 'accentWash']],
  ['onAccent', ['accent', 'accentStrong']],
  ['paper', ['ink']],
  ['studioInk', ['studio']],
  ['good', ['paper', 'surface', 'goodWash']],
  ['warn', ['paper', 'surface', 'warnWash']],
  ['bad', ['paper', 'surface', 'badWash']],
];

/** Borders of controls, focus ring and data series: 3:1. */
const shapes: [ColourName, ColourName[]][] = [
  ['lineStrong', ['paper', 'surface', 'wash']],
  ['studioLine', ['studio']],
  ['seriesTwo', ['paper', 'surface']],
  ['seriesNeutral', ['paper', 'surface']],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const pairs = (list: [ColourName, ColourName[]][]): [ColourName, ColourName][] =>
    list.flatMap(([front, grounds]) => grounds.map((ground): [ColourName, ColourName] => [front, ground]));

  it.each(pairs(texts))('text %s on %s reaches WCAG AA [SHELL-22]', (front, ground) => {
    expect(contrastRatio(palette[theme][front], palette[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(shapes))('shape %s on %s reaches 3:1', (front, ground) => {
    expect(contrastRatio(palette[theme][front], palette[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('readableInk', () => {
  it('is readable on any background, also on middle greys', () => {
    for (let value = 0; value <= 255; value += 1) {
      const part = value.toString(16).padStart(2, '0');
      for (const ground of [`#${part}${part}${part}`, `#${part}0000`, `#00${part}00`, `#0000${part}`]) {
        expect(contrastRatio(ground, readableInk(ground))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('themeCss', () => {
  const css = themeCss((file) => `/assets/${file}`, 'ge');

  it('declares a token for every accessor in both themes', () => {
    for (const reference of Object.values(colour)) {
      const name = /var\((--[a-z-]+)\)/.exec(reference)?.[1] ?? 'missing';
      expect(css.split(`${name}:`).length - 1).toBeGreaterThanOrEqual(3);
    }
  });

  it('prefers the chosen theme to the system’s [SHELL-22]', () => {
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-theme])');
    expect(css).toContain(':root[data-theme="dark"]');
  });

  it('gives SVG system colours in forced colours, in both themes [SHELL-22]', () => {
    expect(css).toContain('@media (forced-colors:active){:root:root{--ink:CanvasText');
  });

  it('contains the address of each font', () => {
    expect(css).toContain('url("/assets/text-latin-400.woff2")');
  });
});
