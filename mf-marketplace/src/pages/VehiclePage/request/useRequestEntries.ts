import { useLayoutEffect, type RefObject } from 'react';
import type { Currency } from '@caravan/shared/contracts';
import { useSite } from '@caravan/shared/site';
import { typedEarly } from '../../../components/form/typedEarly';
import { keepOffer, keepPerson, messageForm, offerFor, type Offer } from '../../../state/messageForm';
import { entriesOf, entryNames, quantityTyped, type EntryName, type RequestEntries } from './requestEntries';

export type Enter = (name: EntryName, text: string) => void;

interface Entered {
  readonly entries: RequestEntries;
  /** The price that was entered before in the other currency; null where none was. */
  readonly earlier: Pick<Offer, 'price' | 'currency'> | null;
  readonly enter: Enter;
}

const keepEntry = (vehicleId: string, currency: Currency, name: EntryName, text: string): void => {
  const keep = (change: Partial<Offer>): void => {
    const offer = offerFor(messageForm.read(), vehicleId, currency);
    keepOffer(vehicleId, { ...offer, ...change }, Date.now());
  };
  if (name === 'star') keep({ star: Number(text) });
  else if (name === 'price') keep({ price: text, currency });
  else if (name === 'quantity') keep({ quantity: quantityTyped(text) });
  else keepPerson({ [name]: text });
};

/**
 * The entries of a vehicle's price request, kept as they are typed (DET-2). What was typed before the browser took the
 * page over goes before what was kept.
 */
export const useRequestEntries = (vehicleId: string, form: RefObject<HTMLFormElement | null>): Entered => {
  const { currency } = useSite();
  const kept = messageForm.use();
  const offer = offerFor(kept, vehicleId, currency);

  // A layout effect: it reads the fields before they are drawn with what was kept.
  useLayoutEffect(() => {
    if (!form.current) return;
    for (const [name, text] of typedEarly(form.current, entryNames)) keepEntry(vehicleId, currency, name, text);
  }, [form, vehicleId, currency]);

  return {
    entries: entriesOf(kept, offer, currency),
    earlier: offer.price !== '' && offer.currency !== currency ? offer : null,
    enter: (name, text) => keepEntry(vehicleId, currency, name, text),
  };
};
