import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useSite } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { leadToField } from '@caravan/shared/ui';
import { useDrawPrizeMutation } from '../../../api/prizeApi';
import { keepPerson, messageForm } from '../../../state/messageForm';
import { typedEarly } from '../../../components/form/typedEarly';
import { entryNames, lacksOf, type Lacks } from './entries';

const nothing: Lacks = {};

/** The entry to the draw: the kept form, what it lacks once it was sent off, and the draw itself. */
export const useEntry = (refetch: () => void) => {
  const { visitor } = useSite();
  const track = useTrack();
  const [draw, { isLoading }] = useDrawPrizeMutation();
  const [wasAsked, setAsked] = useState(false);
  const [won, setWon] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { offers: _offers, ...person } = messageForm.use();
  const lacks = wasAsked ? lacksOf(person) : nothing;

  // A layout effect: it reads the fields before they are drawn with what was kept.
  useLayoutEffect(() => {
    const typed = form.current ? typedEarly(form.current, entryNames) : [];
    if (typed.length > 0) keepPerson(Object.fromEntries(typed));
  }, []);

  const enter = async (): Promise<void> => {
    const { data } = await draw({ ...person, ...visitor() });
    if (data) {
      setWon(data.amount);
      track('FINDER_DRAW_PRIZE', { amount: data.amount });
    }
    // Of a refusal, too: another tab may have entered, and won. Whoever has left the page asks anew when it is opened.
    if (form.current !== null) refetch();
  };

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    const found = lacksOf(person);
    const first = entryNames.find((entry) => found[entry] !== undefined);
    if (first === undefined) void enter();
    else leadToField(form.current, first);
  };

  return { form, person, lacks, wasAsked, won, isDrawing: isLoading, handleSubmit };
};
