import { shareText } from './shareText';

it.each([
  [0.092, 200, '9.2%'],
  [0, 1, '<0.1%'],
  [0.0004, 1, '<0.1%'],
  [0, 0, '0.0%'],
])('writes the share %s of %i cars as %s [SAL-9]', (share, count, text) => {
  expect(shareText(share, count, 'en')).toBe(text);
});
