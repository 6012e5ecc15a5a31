import type { Currency } from '@caravan/shared/contracts';
import { emailAddress, submitPrice, telephone as telephoneNumber } from '@caravan/shared/contracts/calls';
import { minLength, number, object, pipe, string, transform, type InferOutput } from 'valibot';
import type { MessageForm, Offer } from '../../../state/messageForm';
import { parseAmount, parseQuantity } from './parseAmount';

export const entryNames = ['price', 'quantity', 'star', 'name', 'companyName', 'email', 'telephone'] as const;

export type EntryName = (typeof entryNames)[number];

/** Values of the form as the fields show them. */
type RequestEntries = Readonly<Record<EntryName, string>>;

/** Returns values from storage for the fields, without a price in another currency. */
export const entriesOf = (
  { name, email, telephone, companyName }: MessageForm,
  { star, price, quantity, currency: priceCurrency }: Offer,
  currency: Currency,
): RequestEntries => ({
  star: star === 0 ? '' : String(star),
  price: priceCurrency === currency ? price : '',
  quantity,
  name,
  email,
  telephone,
  companyName,
});

const call = submitPrice.parameter.entries;

/** The rules of the call, in the order of the form. All fields are required here, which the call leaves to its handler. */
export const schema = object({
  price: pipe(string(), transform(parseAmount), number()),
  quantity: pipe(string(), transform(parseQuantity), number()),
  star: pipe(string(), minLength(1), transform(Number)),
  name: pipe(call.name, minLength(1)),
  companyName: pipe(call.companyName, minLength(1)),
  email: emailAddress,
  telephone: telephoneNumber,
});

export type SentRequest = InferOutput<typeof schema>;
