import { useRef, useState, type FormEvent } from 'react';
import { safeParse, type GenericSchema } from 'valibot';
import { lacksIn } from './lacksIn';
import { leadToField } from './leadToField';

/** What the fields of a form show, and what keeps a change of one. */
export interface Fields<Values extends object> {
  readonly values: Values;
  readonly keep: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
}

interface FormOptions<Values extends object, Sent> extends Fields<Values> {
  /** An object of the fields in the order of the form: what can be sent, and as what. */
  readonly schema: GenericSchema<unknown, Sent>;
  /** Gets what the schema makes of the entries; settles once it is known what came of it. */
  readonly send: (entries: Sent) => Promise<unknown>;
}

/** Milliseconds between the two presses of a double press. */
const DOUBLE = 500;

/** Fields whose entries are forgotten with the form. */
export const useFields = <Values extends object>(initial: Values): Fields<Values> => {
  const [values, setValues] = useState(initial);
  return { values, keep: (name, value) => setValues((now) => ({ ...now, [name]: value })) };
};

/**
 * A form: checks its entries, marks what lacks and leads to the first, and sends once at a time. Entries stay whatever
 * comes of it. A mark goes as soon as its field is changed.
 */
export const useForm = <Values extends object, Sent>({ values, keep, schema, send }: FormOptions<Values, Sent>) => {
  const ref = useRef<HTMLFormElement>(null);
  const [marked, setMarked] = useState<readonly (keyof Values)[]>([]);
  const [isSending, setSending] = useState(false);
  // The second press of a double press comes before the button is drawn as busy, or after a quick answer: it would send
  // once more what the form still holds, or mark what the answer has emptied.
  const isUnderWay = useRef(false);
  const lastSent = useRef(-DOUBLE);
  const lacking = lacksIn(schema, values);

  const passes = (only?: keyof Values): boolean => {
    const found = [...lacking.keys()].filter((name) => only === undefined || name === only);
    setMarked(found);
    if (found[0] !== undefined) leadToField(ref.current, String(found[0]));
    return found.length === 0;
  };

  const deliver = async (entries: Sent): Promise<void> => {
    isUnderWay.current = true;
    setSending(true);
    try {
      await send(entries);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    /** For the `Form`, with `handleSubmit`. */
    ref,
    values,
    /** What the marked fields lack. */
    lacks: new Map([...lacking].filter(([name]) => marked.includes(name))),
    isSending,
    /** Whether all fields, or the one that is named, can be sent; marks and leads to what cannot. */
    passes,
    enter: <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
      setMarked((now) => now.filter((one) => one !== name));
      keep(name, value);
    },
    handleSubmit: (event: FormEvent): void => {
      event.preventDefault();
      const isSecond = event.timeStamp - lastSent.current < DOUBLE;
      if (isUnderWay.current || isSecond || !passes()) return;
      const entries = safeParse(schema, values);
      if (!entries.success) return;
      lastSent.current = event.timeStamp;
      void deliver(entries.output);
    },
  };
};
