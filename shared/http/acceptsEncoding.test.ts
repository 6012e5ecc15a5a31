import { acceptsEncoding } from './acceptsEncoding';

it.each(['br', 'gzip, br', 'gzip;q=0,BR', 'br;q=0.5', 'gzip;q=0, br ; q=0.001'])('accepts br: %s', (header) => {
  expect(acceptsEncoding(header, 'br')).toBe(true);
});

it.each([undefined, '', 'gzip', 'brotli', 'br;q=0', 'gzip, br;q=0.000', 'br ; Q=0, gzip'])(
  'refuses br: %s',
  (header) => {
    expect(acceptsEncoding(header, 'br')).toBe(false);
  },
);
