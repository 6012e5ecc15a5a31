/** @jest-environment node */
import { csvOf } from './csv';

it('writes what a spreadsheet opens: marked as UTF-8, quoted where needed, numbers plain', () => {
  expect(
    csvOf([
      ['Name', 'Units'],
      ['Kia "K5", new', 1234.5],
      ['ქართული', null],
      ['two\nlines', -3],
    ]),
  ).toBe('\u{FEFF}Name,Units\r\n"Kia ""K5"", new",1234.5\r\nქართული,\r\n"two\nlines",-3\r\n');
});

it('lets no text run as a formula', () => {
  expect(csvOf([['=1+1', '@cmd', '+4%', 'a=b']])).toBe("\u{FEFF}'=1+1,'@cmd,'+4%,a=b\r\n");
});
