import { amountTyped } from './amountTyped';

describe('a typed amount', () => {
  it.each([
    ['8000', 8000],
    [' 8 000 ', 8000],
    ['8\u00A0000', 8000],
    ['$8,000', 8000],
    ['8.000', 8000],
    ['1,234,567', 1_234_567],
    ['8,5', 8.5],
    ['8 000,50 ₾', 8000.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1000000000', 1_000_000_000],
  ])('%j is %d', (text, amount) => {
    expect(amountTyped(text)).toBe(amount);
  });

  it.each(['', ' ', '0', '0,00', 'much', '8k', '-5', ',', '.5', '1e9', '1000000001', '9'.repeat(20)])(
    '%j is none',
    (text) => {
      expect(amountTyped(text)).toBeNull();
    },
  );
});
