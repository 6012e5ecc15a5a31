import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translateBy } from '@caravan/shared/testing';
import { landedReceipt, receiptLine } from '../../testing/landedReceipt';
import { texts } from '../../testing/texts';
import { formatLocal, nameKey, numberedSources, ruleKey, shortenNumbers } from './receiptTexts';

const folder = join(import.meta.dirname, '../../../../api/tariffs');
const feeKeys = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/"key": "(\w+)"/g)].map(([, key = '']) => key),
);
const computed = [
  'excise',
  'exciseHybrid',
  'exciseRight',
  'exciseElectric',
  'exciseElectricRight',
  'importTax',
  'importTaxElectric',
  'vat',
  'duty',
  'dutyElectric',
  'exciseBands',
  'vatAzerbaijan',
  'disposal',
  'feeByValue',
];

describe('the texts of a receipt', () => {
  it.each(['en', 'ge'] as const)('name every line and fee of the tariffs, in %s [LAND-2]', (lang) => {
    const t = translateBy(texts[lang], lang);
    const keys = [...new Set([...computed, ...feeKeys])];
    expect(keys.length).toBeGreaterThan(computed.length + 8);
    for (const key of keys) {
      const line = receiptLine({ key });
      expect(nameKey(line)).toBe(`landedReceipt.names.${key}`);
      for (const textKey of [nameKey(line), ruleKey(line)]) expect(t(textKey)).not.toBe(textKey);
    }
  });

  it('number each source once [LAND-2]', () => {
    const { lines } = landedReceipt();
    const { sources, numbersOf } = numberedSources(lines);
    expect(sources.map(({ name }) => name)).toEqual(['Espero', 'API client']);
    expect(lines.map(numbersOf)).toEqual([[1], [1, 2], [2], [1]]);
  });

  it.each([
    [[1], '1'],
    [[1, 2], '1, 2'],
    [[1, 5, 6, 7, 8], '1, 5–8'],
    [[5, 6, 7, 9, 10], '5–7, 9, 10'],
  ])('shorten the numbers of sources %j [LAND-2]', (numbers, text) => {
    expect(shortenNumbers(numbers)).toBe(text);
  });

  it('format lari and manat, with two decimals if there is a fraction [LAND-2]', () => {
    expect(formatLocal({ low: 5.4, high: 5.4 }, 'AZN', 'en')).toBe('AZN\u00A05.40');
    expect(formatLocal({ low: 5.4, high: 5.4 }, 'AZN', 'ge')).toBe('5,40\u00A0AZN');
    expect(formatLocal({ low: 1320, high: 3300 }, 'GEL', 'ge')).toBe('1\u00A0320–3\u00A0300\u00A0₾');
  });
});
