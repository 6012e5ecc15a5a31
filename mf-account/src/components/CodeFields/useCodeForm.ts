import type { KeyboardEvent } from 'react';
import { object, pipe, regex, string, transform } from 'valibot';
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
const code = pipe(
  string(),
  transform((typed) => typed.replace(/\s/g, '')),
  regex(/^\d{6}$/),
);

const schema = object({ email: emailAddress, code });

/** A form that proves an e-mail address by a code: its two fields, and the request for a code. */
export const useCodeForm = ({ fields, purpose, send }: CodeFormOptions) => {
  const form = useForm({ ...fields, schema, send });
  const codeRequest = useCodeRequest(purpose);
  useTypedEarly(form.ref, ['email', 'code'], fields.keep);

  const askForCode = async (): Promise<void> => {
    if (!form.passes('email')) return;
    if (await codeRequest.request(form.values.email.trim())) leadToField(form.ref.current, 'code');
  };

  return {
    ...form,
    codeRequest,
    handleSend: (): void => void askForCode(),
    /** Enter in the address asks for the code, as long as none was sent: it is what comes next. */
    handleEmailKey: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || codeRequest.sentTo !== undefined) return;
      event.preventDefault();
      void askForCode();
    },
  };
};

export type CodeForm = ReturnType<typeof useCodeForm>;
