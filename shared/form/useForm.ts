import { useRef, useState, type FormEvent } from 'react';
import { safeParse, type GenericSchema } from 'valibot';
import { findInvalidFields } from './findInvalidFields';
import { focusField } from './focusField';

/** Values of the fields, and the function that changes one. */
export interface Fields<Values extends object> {
  readonly values: Values;
  readonly setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
}

interface FormOptions<Values extends object, Sent> extends Fields<Values> {
  /** A schema with the fields in the order of the form. */
  readonly schema: GenericSchema<unknown, Sent>;
  /** Gets the parsed entries. Its promise settles when the result is known. */
  readonly send: (entries: Sent) => Promise<unknown>;
}

/** Milliseconds between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Fields whose entries are lost when the form unmounts. */
export const useFields = <Values extends object>(initial: Values): Fields<Values> => {
  const [values, setValues] = useState(initial);
  return { values, setValue: (name, value) => setValues((now) => ({ ...now, [name]: value })) };
};

/**
 * A form: validates its entries, marks invalid fields and focuses the first, and sends one request at a time. It keeps
 * the entries in any case.
 */
export const useForm = <Values extends object, Sent>({ values, setValue, schema, send }: FormOptions<Values, Sent>) => {
  const ref = useRef<HTMLFormElement>(null);
  const [markedFields, setMarkedFields] = useState<readonly (keyof Values)[]>([]);
  const [isSending, setSending] = useState(false);
  // The second click of a double click comes before the button renders as busy, or after a quick answer. It would send
  // the entries again, or mark fields that the answer has emptied.
  const isRequestRunning = useRef(false);
  const lastSent = useRef(-DOUBLE_CLICK_MS);
  const invalidFields = findInvalidFields(schema, values);

  const validate = (only?: keyof Values): boolean => {
    const invalidNames = [...invalidFields.keys()].filter((name) => only === undefined || name === only);
    setMarkedFields(invalidNames);
    if (invalidNames[0] !== undefined) focusField(ref.current, String(invalidNames[0]));
    return invalidNames.length === 0;
  };

  const sendEntries = async (entries: Sent): Promise<void> => {
    isRequestRunning.current = true;
    setSending(true);
    try {
      await send(entries);
    } finally {
      isRequestRunning.current = false;
      setSending(false);
    }
  };

  return {
    ref,
    values,
    /** Errors of the marked fields. */
    errors: new Map([...invalidFields].filter(([name]) => markedFields.includes(name))),
    isSending,
    /** Returns whether all fields, or the named one, are valid. Marks invalid fields and focuses the first. */
    validate,
    /** Changes a field and removes its mark. */
    setValue: <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
      setMarkedFields((now) => now.filter((markedName) => markedName !== name));
      setValue(name, value);
    },
    handleSubmit: (event: FormEvent): void => {
      event.preventDefault();
      const isSecond = event.timeStamp - lastSent.current < DOUBLE_CLICK_MS;
      if (isRequestRunning.current || isSecond || !validate()) return;
      const entries = safeParse(schema, values);
      if (!entries.success) return;
      lastSent.current = event.timeStamp;
      void sendEntries(entries.output);
    },
  };
};
