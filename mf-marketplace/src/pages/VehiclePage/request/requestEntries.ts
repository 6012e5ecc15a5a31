import type { Currency } from '@caravan/shared/contracts';
import { emailAddress, telephone as telephoneNumber } from '@caravan/shared/contracts/calls';
import { is } from 'valibot';
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

/** Why an entry cannot be sent: nothing there, or nothing that can be read. */
export type Lack = 'missing' | 'unreadable';

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

const readable: Partial<Record<EntryName, (text: string) => boolean>> = {
  price: (text) => amountTyped(text) !== null,
  email: (text) => is(emailAddress, text),
  telephone: (text) => is(telephoneNumber, text),
};

const lackOf = (entries: RequestEntries, name: EntryName): Lack | undefined => {
  const text = String(entries[name] || '').trim();
  if (text === '') return 'missing';
  return readable[name]?.(text) === false ? 'unreadable' : undefined;
};

export type Lacks = Readonly<Partial<Record<EntryName, Lack>>>;

/** What keeps a request from being sent; nothing where it can be. */
export const lacksOf = (entries: RequestEntries): Lacks =>
  Object.fromEntries(
    entryNames.flatMap((name) => {
      const lack = lackOf(entries, name);
      return lack === undefined ? [] : [[name, lack]];
    }),
  );

/** The most vehicles that the call takes. */
const MOST_VEHICLES = 10_000;

/** A quantity as it may stand in its field: digits, never below 1, or still nothing. */
export const quantityTyped = (text: string): string => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : String(Math.min(Number(digits), MOST_VEHICLES));
};
