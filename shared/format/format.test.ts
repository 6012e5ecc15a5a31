/** @jest-environment node */
import {
  currencySymbol,
  escapeHtml,
  formatDate,
  formatKm,
  formatMoney,
  formatMoneyRange,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPower,
} from './index';

describe('text in markup', () => {
  it('cannot end an element or attribute', () => {
    expect(escapeHtml(`<a title="b" class='c'>&amp;</a>`)).toBe(
      '&lt;a title=&quot;b&quot; class=&#39;c&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });
});

describe('money', () => {
  it('shows $ for USD and ₾ for anything else [SHELL-12]', () => {
    expect(formatMoney(12300, 'USD', 'en')).toBe('$12,300');
    expect(formatMoney(33400, 'GEL', 'en')).toBe('₾33,400');
    expect(currencySymbol('AZN')).toBe('₾');
  });

  it('writes the symbol after the number in Georgian, as CLDR does', () => {
    const ofCldr = (currency: string) =>
      new Intl.NumberFormat('ka', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      });
    for (const currency of ['USD', 'GEL']) {
      expect(formatMoney(35_775, currency, 'ge')).toBe(ofCldr(currency).format(35_775));
    }
    expect(formatMoney('33400', 'GEL', 'ge')).toBe('33\u00A0400\u00A0₾');
  });

  it('writes one symbol for a range', () => {
    expect(formatMoneyRange(12_300, 18_000, 'USD', 'en')).toBe('$12,300–18,000');
    expect(formatMoneyRange(12_300, 18_000, 'GEL', 'ge')).toBe('12\u00A0300–18\u00A0000\u00A0₾');
    expect(formatMoneyRange(12_300, 12_300, 'USD', 'en')).toBe('$12,300');
  });

  it.each([null, undefined, '', 'on request', Number.NaN])('shows a dash for %p', (amount) => {
    expect(formatMoney(amount, 'USD', 'en')).toBe('—');
  });

  it('puts the minus before the symbol', () => {
    expect(formatMoney(-250, 'USD', 'en')).toBe('−$250');
    expect(formatMoney(-0.2, 'USD', 'en')).toBe('$0');
  });
});

describe('numbers', () => {
  it('groups digits as the language does', () => {
    expect(formatNumber(1234567.891, 'en', { maximumFractionDigits: 2 })).toBe('1,234,567.89');
    expect(formatNumber(1234567.891, 'ge', { maximumFractionDigits: 2 })).toBe('1\u00A0234\u00A0567,89');
    expect(formatNumber(999, 'en')).toBe('999');
    expect(formatNumber(0, 'en')).toBe('0');
    expect(formatNumber(-0.4, 'en')).toBe('0');
    expect(formatNumber(-1500, 'en')).toBe('−1,500');
  });

  it('rounds half up, in decimals too', () => {
    expect(formatNumber(1.005, 'en', { maximumFractionDigits: 2 })).toBe('1.01');
    expect(formatNumber(12.5, 'en', { minimumFractionDigits: 2 })).toBe('12.50');
    expect(formatNumber(1e-9, 'en', { maximumFractionDigits: 2 })).toBe('0');
  });

  it('writes kilometres and shares', () => {
    expect(formatKm(41250, 'en')).toBe('41,250\u00A0km');
    expect(formatKm(41250, 'ge')).toBe('41\u00A0250\u00A0კმ');
    expect(formatKm(null, 'en')).toBe('—');
    expect(formatPercent(0.1254, 'en')).toBe('12.5%');
    expect(formatPercent(0.07, 'ge', { sign: true })).toBe('+7%');
    expect(formatPercent(0.0004, 'en', { sign: true })).toBe('0%');
    expect(formatPercent(0.0004, 'en', { sign: true, minimumFractionDigits: 1 })).toBe('0.0%');
  });
});

describe('dates', () => {
  const afterMidnightInTbilisi = Date.UTC(2025, 10, 2, 21, 30) / 1000;

  it('shows Tbilisi time by default [HOME-9]', () => {
    expect(formatDate(afterMidnightInTbilisi, 'en')).toBe('3 Nov 2025');
    expect(formatDate(afterMidnightInTbilisi, 'ge', { style: 'long', time: true })).toBe('3 ნოემბერი 2025, 01:30');
  });

  it('shows a dash for an invalid date', () => {
    expect(formatDate(null, 'en')).toBe('—');
    expect(formatDate('soon', 'en')).toBe('—');
    expect(formatMonth('2025-13', 'en')).toBe('—');
  });

  it('names months in both languages', () => {
    expect(formatMonth('2025-09', 'en')).toBe('September 2025');
    expect(formatMonth('2025-09', 'ge')).toBe('სექტემბერი 2025');
    expect(formatMonth(afterMidnightInTbilisi, 'en', { style: 'short' })).toBe('Nov 2025');
  });
});

it('writes horsepower before kilowatts', () => {
  expect(formatPower(55, 'en')).toBe('75\u00A0hp (55\u00A0kW)');
  expect(formatPower(55, 'ge')).toBe('75\u00A0ცხ.\u00A0ძ. (55\u00A0კვტ)');
});
