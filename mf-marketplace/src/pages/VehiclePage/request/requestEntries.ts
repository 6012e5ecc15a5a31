import type { Currency } from '@caravan/shared/contracts';
import { emailAddress, submitPrice, telephone as telephoneNumber } from '@caravan/shared/contracts/calls';
import { minLength, minValue, number, pipe, string, transform } from 'valibot';
import { lacksBy, type Lack } from '../../../components/form/lacksBy';
import type { MessageForm, Offer } from '../../../state/messageForm';
import { amountTyped } from './amountTyped';

/** What a visitor fills in, as the fields show it: `star` 0 for none. */
export interface RequestEntries {
  readonly star: number;
  readonly price: string;
  readonly quantity: string;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly companyName: string;
}

/** In the order of the form. */
export const entryNames = [
  'price',
  'quantity',
  'star',
  'name',
  'companyName',
  'email',
  'telephone',
] as const satisfies readonly (keyof RequestEntries)[];

export type EntryName = (typeof entryNames)[number];

export type Lacks = Readonly<Partial<Record<EntryName, Lack>>>;

/** What the fields show of what is kept: a price in another currency is not read as one in this. */
export const entriesOf = (
  { name, email, telephone, companyName }: MessageForm,
  { star, price, quantity, currency: priceCurrency }: Offer,
  currency: Currency,
): RequestEntries => ({
  star,
  price: priceCurrency === currency ? price : '',
  quantity,
  name,
  email,
  telephone,
  companyName,
});

const call = submitPrice.parameter.entries;

/** The call's own rules; that nothing is left out it leaves to its handler. */
const schemas = {
  price: pipe(string(), transform(amountTyped), number()),
  quantity: pipe(string(), minLength(1)),
  star: pipe(number(), minValue(1)),
  name: pipe(call.name, minLength(1)),
  companyName: pipe(call.companyName, minLength(1)),
  email: emailAddress,
  telephone: telephoneNumber,
};

/** What keeps a request from being sent; nothing where it can be. */
export const lacksOf = (entries: RequestEntries): Lacks => lacksBy(entryNames, schemas, entries);

/** The most vehicles that the call takes. */
const MOST_VEHICLES = 10_000;

/** A quantity as it may stand in its field: digits, never below 1, or still nothing. */
export const quantityTyped = (text: string): string => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : String(Math.min(Number(digits), MOST_VEHICLES));
};
