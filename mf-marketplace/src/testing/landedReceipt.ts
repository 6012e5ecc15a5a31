import type { LandedReceipt, ReceiptEntry } from '@caravan/shared/contracts/calls';

/** Creates a known amount: the same number in lari or manat and in the currency of the page. */
export const amountOf = (local: number, shown: number): ReceiptEntry['amount'] => ({
  local: { low: local, high: local },
  shown: { low: shown, high: shown },
});

const espero = { name: 'Espero', address: 'https://espero.ge/duties', date: '2026' };
const client = { name: 'API client', address: 'stored public code, file 5', date: '2025' };

/** Creates a confirmed line of a receipt: the excise of a petrol car. */
export const receiptLine = (change: Partial<ReceiptEntry> = {}): ReceiptEntry => ({
  key: 'excise',
  amount: amountOf(3000, 1111),
  values: { age: 4, cm3: 2000, rate: 1.5, factor: 0.4 },
  kind: 'law',
  confidence: 'confirmed',
  since: '2026-04-02',
  sources: [espero],
  unknown: [],
  ...change,
});

/** Creates a receipt in Georgia. Its VAT is assumed, and all else is known. */
export const landedReceipt = (change: Partial<LandedReceipt> = {}): LandedReceipt => ({
  country: 'georgia',
  declaredOn: '2027-01-21',
  localCurrency: 'GEL',
  delivered: { low: 16_000, high: 16_000, freight: null },
  lines: [
    receiptLine(),
    receiptLine({
      key: 'importTax',
      amount: amountOf(120, 44),
      values: { age: 4, cm3: 2000, rate: 0.05, yearly: 0.0025 },
      kind: 'calculator',
      since: null,
      sources: [client, espero],
    }),
    receiptLine({
      key: 'vat',
      amount: amountOf(0, 0),
      values: { percent: 0 },
      kind: 'calculator',
      confidence: 'assumed',
      since: null,
      sources: [client],
    }),
    receiptLine({ key: 'customsService', amount: amountOf(150, 56), values: {}, kind: 'calculator' }),
  ],
  clearance: amountOf(3270, 1211),
  total: { low: 17_211, high: 17_211 },
  unknown: [],
  problem: null,
  rate: { perUsd: 2.7, asOf: '2026-11-25', isFromBank: true },
  lastOrder: null,
  ...change,
});

/** The usual freight of many offers. */
export const usualFreight = { from: 'Tianjin', offers: 42, low: 2500, median: 2800, high: 3100 };
