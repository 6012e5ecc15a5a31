import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { object, pipe, regex, safeParse, string, transform } from 'valibot';
import { emailAddress } from '@caravan/shared/contracts/calls';
import { leadToField, useForm, useTypedEarly, type Fields } from '@caravan/shared/form';
import { useCodeRequest, type CodePurpose } from './useCodeRequest';

/** What a code form asks for. */
export const noCode = { email: '', code: '' };

interface CodeFormOptions {
  readonly fields: Fields<typeof noCode>;
  readonly purpose: CodePurpose;
  readonly send: (entries: { readonly email: string; readonly code: string }) => Promise<unknown>;
}

/** The six digits of a mail, however they were copied. */
export const typedCode = pipe(
  string(),
  transform((typed) => typed.replace(/\s/g, '')),
  regex(/^\d{6}$/),
);

const schema = object({ email: emailAddress, code: typedCode });

/** Either step of the form: the address, then the code that was sent to it. */
type Step = 'email' | 'code';

/** A form that proves an e-mail address by a code, in two steps: each shows one field, and the one button that goes on. */
export const useCodeForm = ({ fields, purpose, send }: CodeFormOptions) => {
  const form = useForm({ ...fields, schema, send });
  const codeRequest = useCodeRequest(purpose);
  useTypedEarly(form.ref, ['email', 'code'], fields.keep);
  const [chosen, setChosen] = useState<Step>();
  const { email, code } = form.values;
  // Where a code was typed before a reload the form goes on with it; never without an address that it can be for.
  const wanted = chosen ?? (code === '' ? 'email' : 'code');
  const step: Step = safeParse(emailAddress, email).success ? wanted : 'email';
  const leadTo = useRef<Step>(undefined);
  useLayoutEffect(() => {
    if (leadTo.current === step) leadToField(form.ref.current, step);
    leadTo.current = undefined;
  }, [form.ref, step]);

  const goTo = (next: Step): void => {
    leadTo.current = next;
    setChosen(next);
  };
  const askForCode = async (): Promise<void> => {
    if (!form.passes('email')) return;
    if (await codeRequest.request(email.trim())) goTo('code');
  };

  return {
    ...form,
    step,
    codeRequest,
    handleSend: (): void => void askForCode(),
    /** Back to the address, which was mistyped. */
    handleBack: (): void => goTo('email'),
    /** On to the code, where one was sent before: in another tab, or before a reload. */
    handleHaveCode: (): void => {
      if (form.passes('email')) goTo('code');
    },
    handleSubmit: (event: FormEvent): void => {
      if (step === 'code') {
        form.handleSubmit(event);
        return;
      }
      event.preventDefault();
      void askForCode();
    },
  };
};

export type CodeForm = ReturnType<typeof useCodeForm>;
