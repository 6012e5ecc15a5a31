import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { leadToField } from '@caravan/shared/ui';
import { useSubmitPriceMutation } from '../../../api/vehicleApi';
import { amountTyped } from './amountTyped';
import { entryNames, lacksOf, type Lacks, type RequestEntries } from './requestEntries';

interface PriceRequest {
  /** What is wrong with the entries, from the first try on. */
  readonly lacks: Lacks;
  readonly isSending: boolean;
  /** What arrived at last; null while there is a form to fill in. */
  readonly sent: RequestEntries | null;
  readonly submit: (event: FormEvent) => void;
  /** Shows the form again, with all that was entered. */
  readonly again: () => void;
}

/** Checks and sends a vehicle's price request (DET-2). What was entered stays whatever comes of it. */
export const usePriceRequest = (
  vehicleId: string,
  entries: RequestEntries,
  form: RefObject<HTMLFormElement | null>,
): PriceRequest => {
  const { t } = useTranslation('marketplace');
  const { currency, visitor, toast } = useSite();
  const track = useTrack();
  const [send, { isLoading }] = useSubmitPriceMutation();
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<RequestEntries | null>(null);
  // The second click of a double click comes before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const lacks = lacksOf(entries);

  const deliver = async (): Promise<void> => {
    const { name, email, telephone, companyName, star, price, quantity } = entries;
    const { data } = await send({
      ...visitor(),
      vehicleId,
      currency,
      star,
      price: amountTyped(price),
      quantity: Number(quantity),
      name: name.trim(),
      email: email.trim(),
      telephone: telephone.trim(),
      companyName: companyName.trim(),
    });
    isUnderWay.current = false;
    if (!data) return;
    setTried(false);
    setSent(entries);
    toast({ text: t('vehiclePage.request.sent'), tone: 'success' });
    track('FINDER_SUBMIT_PRICE', { vehicleId });
  };

  return {
    lacks: isTried ? lacks : {},
    isSending: isLoading,
    sent,
    submit: (event) => {
      event.preventDefault();
      if (isUnderWay.current) return;
      const first = entryNames.find((name) => name in lacks);
      if (first !== undefined) {
        setTried(true);
        leadToField(form.current, first);
        return;
      }
      isUnderWay.current = true;
      void deliver();
    },
    again: () => setSent(null),
  };
};
