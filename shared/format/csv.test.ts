/** @jest-environment node */
import { csvOf } from './csv';

it('writes UTF-8 with a byte order mark, quoted cells and plain numbers', () => {
  expect(
    csvOf(
      [
        ['Name', 'Units'],
        ['Kia "K5", new', 1234.5],
        ['ქართული', null],
        ['two\nlines', -3],
      ],
      'en',
    ),
  ).toBe('\u{FEFF}Name,Units\r\n"Kia ""K5"", new",1234.5\r\nქართული,\r\n"two\nlines",-3\r\n');
});

it('prefixes text that would run as a formula', () => {
  expect(csvOf([['=1+1', '@cmd', '+4%', 'a=b']], 'en')).toBe("\u{FEFF}'=1+1,'@cmd,'+4%,a=b\r\n");
});

it('removes soft hyphens and word joiners', () => {
  expect(csvOf([['ავ\u00ADტო\u00ADმობილი', '$-\u2060მდე', '\u00AD=1']], 'en')).toBe("\u{FEFF}ავტომობილი,$-მდე,'=1\r\n");
});

it('writes decimal commas for Georgian spreadsheets', () => {
  expect(
    csvOf(
      [
        ['a', 'x,y', 'c;d'],
        [1.5, null, -3],
      ],
      'ge',
    ),
  ).toBe('\u{FEFF}a;x,y;"c;d"\r\n1,5;;-3\r\n');
});
