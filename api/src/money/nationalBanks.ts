import type { Currency } from '@caravan/shared/terms';
import * as v from 'valibot';

export interface BankRate {
  readonly currency: Currency | 'CNY' | 'AZN';
  /** Units of the currency for one US dollar. */
  readonly perUsd: number;
}

/** Rates of one day, `YYYY-MM-DD`. */
export interface BankRates {
  readonly day: string;
  readonly rates: readonly BankRate[];
}

export interface NationalBank {
  readonly name: string;
  /** The currencies that this bank's rates are used for. */
  readonly currencies: readonly BankRate['currency'][];
  /** The address of the rates that are valid on a day. */
  readonly address: (day: string) => string;
  /** Reads a response of the bank. Throws if it is invalid. */
  readonly read: (response: string) => BankRates;
}

const amount = v.pipe(v.number(), v.finite(), v.gtValue(0));
const isoDay = v.pipe(v.string(), v.isoDate());

const georgianResponse = v.tuple([
  v.object({
    date: v.pipe(
      v.string(),
      v.transform((dateTime) => dateTime.slice(0, 10)),
      isoDay,
    ),
    currencies: v.array(v.object({ code: v.string(), quantity: amount, rate: amount })),
  }),
]);

const valute = v.object({
  date: v.pipe(
    v.string(),
    v.transform((day) => day.split('.').toReversed().join('-')),
    isoDay,
  ),
  nominal: v.pipe(v.string(), v.transform(Number), amount),
  value: v.pipe(v.string(), v.transform(Number), amount),
});

/** The National Bank of Georgia. It gives lari for a quantity of a currency. */
export const bankOfGeorgia: NationalBank = {
  name: 'National Bank of Georgia',
  currencies: ['GEL', 'CNY'],
  address: (day) => `https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json/?date=${day}`,
  read: (response) => {
    const [{ date: day, currencies }] = v.parse(georgianResponse, JSON.parse(response));
    const lariFor = (code: string): number => {
      const found = currencies.find((each) => each.code === code);
      if (found === undefined) throw new Error(`the response of the bank has no rate for ${code}`);
      return found.rate / found.quantity;
    };
    const perUsd = lariFor('USD');
    return {
      day,
      rates: [
        { currency: 'GEL', perUsd },
        { currency: 'CNY', perUsd: perUsd / lariFor('CNY') },
      ],
    };
  },
};

/** The Central Bank of Azerbaijan. It gives manat for a nominal amount of a currency, as XML. */
export const bankOfAzerbaijan: NationalBank = {
  name: 'Central Bank of Azerbaijan',
  currencies: ['AZN'],
  address: (day) => `https://www.cbar.az/currencies/${day.split('-').toReversed().join('.')}.xml`,
  read: (response) => {
    const dollar = /<Valute Code="USD">(.*?)<\/Valute>/s.exec(response)?.[1] ?? '';
    const { date, nominal, value } = v.parse(valute, {
      date: /<ValCurs [^>]*Date="([^"]*)"/.exec(response)?.[1],
      nominal: /<Nominal>([^<]*)<\/Nominal>/.exec(dollar)?.[1],
      value: /<Value>([^<]*)<\/Value>/.exec(dollar)?.[1],
    });
    return { day: date, rates: [{ currency: 'AZN', perUsd: value / nominal }] };
  },
};

const defaultTimeoutMs = 10_000;
const maxBytes = 200_000;

/** Reads a body of at most {@link maxBytes}. */
const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the response of the bank is larger than ${String(maxBytes)} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Fetches the rates that are valid on a day. Throws if the bank cannot be reached or its response is invalid. */
export const fetchRates = async (bank: NationalBank, day: string, timeoutMs = defaultTimeoutMs): Promise<BankRates> => {
  const response = await fetch(bank.address(day), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the bank responded with status ${String(response.status)}`);
  }
  return bank.read(await textOf(response));
};
