import { fallback, number, object, picklist, record, string, type InferOutput } from 'valibot';
import { parserOf, type Currency } from '@caravan/shared/contracts';
import { storedValue } from '@caravan/shared/storage';
import { CURRENCIES } from '@caravan/shared/terms';

/** Maximum number of stored offers. Older ones are deleted to keep the storage small. */
const MAX_OFFERS = 20;

const entry = fallback(string(), '');

/**
 * A visitor's offer for one vehicle. `price` and `quantity` are the typed texts. `star` is 1 to 5, or 0 before a choice. `at`
 * is the time of the last change in unix milliseconds.
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

/** Person fields, shared by all vehicles and the prize draw. */
export type Person = Omit<MessageForm, 'offers'>;

/** Types and autocomplete names of the person's fields. */
export const personInputs = {
  name: { autoComplete: 'name', type: 'text' },
  companyName: { autoComplete: 'organization', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
  telephone: { autoComplete: 'tel', type: 'tel' },
} as const;

/** Returns the stored entries of the price request. Invalid stored values count as empty. */
export const messageForm = storedValue('MessageForm', parserOf(form), {
  name: '',
  email: '',
  telephone: '',
  companyName: '',
  offers: {},
});

/** Returns the offer for a vehicle, by default empty with one piece. */
export const offerFor = ({ offers }: MessageForm, vehicleId: string, currency: Currency): Offer =>
  (Object.hasOwn(offers, vehicleId) ? offers[vehicleId] : undefined) ?? {
    star: 0,
    price: '',
    quantity: '1',
    currency,
    at: 0,
  };

export const persistPerson = (change: Partial<Person>): void => messageForm.write({ ...messageForm.read(), ...change });

/** Stores changes of a vehicle's offer. `now`: Unix milliseconds. */
export const persistOffer = (vehicleId: string, newOffer: Omit<Offer, 'at'>, now: number): void => {
  const stored = messageForm.read();
  const otherOffers = Object.entries(stored.offers)
    .filter(([id]) => id !== vehicleId)
    .toSorted(([, first], [, second]) => second.at - first.at)
    .slice(0, MAX_OFFERS - 1);
  messageForm.write({ ...stored, offers: Object.fromEntries([[vehicleId, { ...newOffer, at: now }], ...otherOffers]) });
};
