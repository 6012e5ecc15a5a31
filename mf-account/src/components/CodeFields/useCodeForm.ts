import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { check, object, pipe, regex, safeParse, string, transform } from 'valibot';
import { emailAddress } from '@caravan/shared/contracts/calls';
import { focusField, useForm, useInputBeforeHydration, type Fields } from '@caravan/shared/form';
import { useCodeRequest, type CodePurpose } from './useCodeRequest';

export const emptyCodeForm = { email: '', code: '' };

interface CodeFormOptions {
  readonly fields: Fields<typeof emptyCodeForm>;
  readonly purpose: CodePurpose;
  /** The current address of the account, which is refused as a new one. */
  readonly current?: string;
  readonly send: (entries: { readonly email: string; readonly code: string }) => Promise<unknown>;
}

/** Extracts the six digits from copied text. */
export const codeSchema = pipe(
  string(),
  transform((text) => text.replace(/\s/g, '')),
  regex(/^\d{6}$/),
);

/** Steps of the form, by the name of their field: the address, then the code sent to it. */
type Step = 'email' | 'code';

/** Creates a form that verifies an e-mail address by a code, in two steps with one field and one button each. */
export const useCodeForm = ({ fields, purpose, current, send }: CodeFormOptions) => {
  const isCurrent = (address: string): boolean => address.trim().toLowerCase() === current;
  const newAddressSchema = pipe(
    emailAddress,
    check((address) => !isCurrent(address)),
  );
  const schema = object({ email: newAddressSchema, code: codeSchema });
  const form = useForm({ ...fields, schema, send });
  const codeRequest = useCodeRequest(purpose);
  useInputBeforeHydration(form.ref, ['email', 'code'], fields.setValue);
  const [chosenStep, setChosenStep] = useState<Step>();
  const { email, code } = form.values;
  // Continues with a code typed before a reload, but only together with its address.
  const requestedStep = chosenStep ?? (code === '' ? 'email' : 'code');
  const step: Step = safeParse(newAddressSchema, email).success ? requestedStep : 'email';
  const stepToFocus = useRef<Step>(undefined);
  useLayoutEffect(() => {
    if (stepToFocus.current === step) {
      focusField(form.ref.current, step);
      // Scrolls to the buttons too, because a dialog with a toast may be higher than the screen.
      form.ref.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    }
    stepToFocus.current = undefined;
  }, [form.ref, step]);

  const goTo = (next: Step): void => {
    stepToFocus.current = next;
    setChosenStep(next);
  };
  const requestCode = async (): Promise<void> => {
    if (!form.validate('email')) return;
    if (await codeRequest.request(email.trim())) goTo('code');
  };

  return {
    ...form,
    /** Changes a field and stays at its step. Otherwise the new values could lead to the other step. */
    setValue: (name: Step, value: string): void => {
      setChosenStep(name);
      form.setValue(name, value);
    },
    step,
    /** True if the typed address is the account's current one. */
    isCurrent: isCurrent(email),
    codeRequest,
    handleSend: (): void => void requestCode(),
    /** Goes back to correct the address. */
    handleBack: (): void => goTo('email'),
    /** Continues with a code that was sent before, in another tab or before a reload. */
    handleHaveCode: (): void => {
      if (form.validate('email')) goTo('code');
    },
    handleSubmit: (event: FormEvent): void => {
      if (step === 'code') {
        form.handleSubmit(event);
        return;
      }
      event.preventDefault();
      void requestCode();
    },
  };
};

export type CodeForm = ReturnType<typeof useCodeForm>;
