/** @jest-environment node */
import { formatAmount, parseAmount, parseQuantity, stepQuantity } from './parseAmount';

describe('a typed amount', () => {
  it.each([
    ['1', 1],
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
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '0',
    '0,00',
    '0.99',
    'much',
    '8k',
    '-5',
    ',',
    '.5',
    '1e9',
    '1000000001',
    '9'.repeat(20),
    '1.5.5',
    '8 0 0',
    '8000.000',
    '1,2,3',
  ])('%j is invalid', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe('a parsed amount', () => {
  it.each([
    [41_999.5, '$41,999.50'],
    [41_999.55, '$41,999.55'],
    [41_999, '$41,999'],
  ])('of %d is shown as %s', (amount, text) => {
    expect(formatAmount(amount, 'USD', 'en')).toBe(text);
  });
});

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['2,0', 2],
    ['1 500', 1500],
    ['10,000', 10_000],
  ])('%j is %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', '0', '1.5', '1e3', '-5', '+5', '0x10', '10001', 'two', '$5'])('%j is invalid', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe('a quantity that a button changes', () => {
  it.each([
    ['1', 2],
    ['1 500', 1501],
    ['12.5', 13],
    ['9999', 10_000],
    ['10000', 10_000],
    ['20000', 10_000],
    ['0', 1],
    ['', 1],
    ['two', 1],
  ])('rises from %j to %d', (text, quantity) => {
    expect(stepQuantity(text, 1)).toBe(quantity);
  });

  it.each([
    ['2', 1],
    ['1', 1],
    ['12.5', 12],
    ['10001', 10_000],
    ['20000', 10_000],
    ['', 1],
  ])('falls from %j to %d', (text, quantity) => {
    expect(stepQuantity(text, -1)).toBe(quantity);
  });
});
