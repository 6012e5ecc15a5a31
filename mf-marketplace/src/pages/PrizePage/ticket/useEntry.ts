import { useState } from 'react';
import { pick } from 'valibot';
import { drawPrize } from '@caravan/shared/contracts/calls';
import { useForm, useInputBeforeHydration } from '@caravan/shared/form';
import { useSite } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { api } from '../../../api/api';
import { persistPerson, messageForm, type Person } from '../../../state/messageForm';

/** In the order of the form. The company is optional. */
const names = ['name', 'email', 'telephone', 'companyName'] as const;

const schema = pick(drawPrize.parameter, names);

const setValue = (name: keyof Person, text: string): void => persistPerson({ [name]: text });

/** The entry to the draw: persisted fields and the call. */
export const useEntry = (refetch: () => void) => {
  const { visitor } = useSite();
  const track = useTrack();
  const [draw] = api.mutation('drawPrize').useMutation();
  const [wasSent, setWasSent] = useState(false);
  const [wonAmount, setWonAmount] = useState<number | null>(null);
  const { offers: _offers, ...values } = messageForm.use();

  const form = useForm({
    values,
    setValue,
    schema,
    send: async (person) => {
      setWasSent(true);
      const { data } = await draw({ ...person, ...visitor() });
      if (data) {
        setWonAmount(data.amount);
        track('FINDER_DRAW_PRIZE', { amount: data.amount });
      }
      // Refetches after a refusal too, because another tab may have won. Not after unmount, because the page fetches on mount.
      if (form.ref.current !== null) refetch();
    },
  });
  useInputBeforeHydration(form.ref, names, setValue);

  return { form, wasSent, wonAmount };
};
