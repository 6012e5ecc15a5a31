import { fallback, number, object, picklist, record, string, type InferOutput } from 'valibot';
import { fitting, type Currency } from '@caravan/shared/contracts';
import { storedValue } from '@caravan/shared/storage';
import { CURRENCIES } from '@caravan/shared/terms';

/** Offers that are kept; older ones are forgotten, so that the storage of somebody who compares for months stays small. */
const MOST_OFFERS = 20;

const entry = fallback(string(), '');

/**
 * What a visitor offers for one vehicle. `price` and `quantity` as they were typed, `price` in `currency`; `star` 1 to 5,
 * 0 for none yet; `at` when it was touched last, unix milliseconds.
 */
const offer = object({
  star: fallback(number(), 0),
  price: entry,
  quantity: fallback(string(), '1'),
  currency: fallback(picklist(CURRENCIES), 'USD'),
  at: fallback(number(), 0),
});
export type Offer = InferOutput<typeof offer>;

const form = object({
  name: entry,
  email: entry,
  telephone: entry,
  companyName: entry,
  offers: fallback(record(string(), offer), {}),
});
export type MessageForm = InferOutput<typeof form>;

/** Who asks: the same for every vehicle, and for the prize draw. */
export type Person = Omit<MessageForm, 'offers'>;

/** The visitor's entries of the price request, as typed; whatever is stored in another form counts as empty. */
export const messageForm = storedValue('MessageForm', fitting(form), {
  name: '',
  email: '',
  telephone: '',
  companyName: '',
  offers: {},
});

/** What was entered for a vehicle; nothing, one piece, where it never was. */
export const offerFor = ({ offers }: MessageForm, vehicleId: string, currency: Currency): Offer =>
  (Object.hasOwn(offers, vehicleId) ? offers[vehicleId] : undefined) ?? {
    star: 0,
    price: '',
    quantity: '1',
    currency,
    at: 0,
  };

export const keepPerson = (change: Partial<Person>): void => messageForm.write({ ...messageForm.read(), ...change });

/** Keeps what was changed of a vehicle's offer; `now` in unix milliseconds. */
export const keepOffer = (vehicleId: string, offered: Omit<Offer, 'at'>, now: number): void => {
  const kept = messageForm.read();
  const others = Object.entries(kept.offers)
    .filter(([id]) => id !== vehicleId)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_OFFERS - 1);
  messageForm.write({ ...kept, offers: Object.fromEntries([[vehicleId, { ...offered, at: now }], ...others]) });
};
