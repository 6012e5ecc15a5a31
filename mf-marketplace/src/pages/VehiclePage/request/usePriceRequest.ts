import { useState } from 'react';
import { useForm, useInputBeforeHydration } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { api } from '../../../api/api';
import { persistOffer, persistPerson, messageForm, offerFor, type Offer } from '../../../state/messageForm';
import { entriesOf, entryNames, schema, type EntryName, type SentRequest } from './requestEntries';

/** A vehicle's price request (DET-2) with fields persisted as they are typed. */
export const usePriceRequest = (vehicleId: string) => {
  const t = useTexts('marketplace');
  const { currency, visitor, toast } = useSite();
  const track = useTrack();
  const [submit] = api.mutation('submitPrice').useMutation();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const stored = messageForm.use();
  const offer = offerFor(stored, vehicleId, currency);

  const changeOffer = (change: Partial<Offer>): void =>
    persistOffer(vehicleId, { ...offerFor(messageForm.read(), vehicleId, currency), ...change }, Date.now());
  const setValue = (name: EntryName, text: string): void => {
    if (name === 'star') changeOffer({ star: Number(text) });
    else if (name === 'price') changeOffer({ price: text, currency });
    else if (name === 'quantity') changeOffer({ quantity: text });
    else persistPerson({ [name]: text });
  };

  const form = useForm({
    values: entriesOf(stored, offer, currency),
    setValue,
    schema,
    send: async (entries) => {
      const { data } = await submit({ ...visitor(), vehicleId, currency, ...entries });
      if (!data) return;
      setSent(entries);
      toast({ text: t('vehiclePage.request.sent'), tone: 'success' });
      track('FINDER_SUBMIT_PRICE', { vehicleId });
    },
  });
  useInputBeforeHydration(form.ref, entryNames, setValue);

  return {
    form,
    /** Price entered before in the other currency, or null. */
    earlierOffer: offer.price !== '' && offer.currency !== currency ? offer : null,
    /** The sent request. Null while the form shows. */
    sent,
    /** Shows the form again with its values. */
    showForm: (): void => setSent(null),
  };
};
