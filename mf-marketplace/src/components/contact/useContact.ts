import { useState } from 'react';
import { contact, emailAddress, telephone } from '@caravan/shared/contracts/calls';
import { useForm, useInputBeforeHydration, usePersistedFields } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { empty, minLength, object, pipe, string, trim, union } from 'valibot';
import { api } from '../../api/api';
import { persistPerson, messageForm } from '../../state/messageForm';

/** The car of the catalogue or the vehicle of the finder that a question is about. */
export type Subject = { readonly usedCarId: string } | { readonly vehicleId: string };

const names = ['content', 'email', 'name', 'telephone'] as const;
type FieldName = (typeof names)[number];

/** In the order of the form. Only question and e-mail are required: the seller needs an address for the answer. */
const schema = object({
  content: pipe(string(), trim(), minLength(1)),
  email: emailAddress,
  name: contact.parameter.entries.name,
  telephone: union([pipe(string(), trim(), empty()), telephone]),
});

/** Form state of a question to a seller. The person's fields are persisted in the browser, the question in this tab only. */
export const useContact = (subject: Subject, onSent: () => void) => {
  const t = useTexts('marketplace');
  const { visitor, toast, session } = useSite();
  const [send] = api.mutation('contact').useMutation();
  const question = usePersistedFields(`contact ${Object.values(subject).join()}`, { content: '' });
  const { name, email, telephone: phone } = messageForm.use();
  const [isEmailChanged, setEmailChanged] = useState(false);
  const setValue = (field: FieldName, text: string): void => {
    if (field === 'email') setEmailChanged(true);
    if (field === 'content') question.setValue(field, text);
    else persistPerson({ [field]: text });
  };
  const values: Record<FieldName, string> = {
    ...question.values,
    // The address of the account, until the visitor changes it: an emptied field stays empty.
    email: email === '' && !isEmailChanged ? (session.user?.email ?? '') : email,
    name,
    telephone: phone,
  };
  const form = useForm({
    values,
    setValue,
    schema,
    send: async (entries) => {
      const { data } = await send({ ...visitor(), ...subject, ...entries });
      if (!data) return;
      question.clear();
      toast({ text: t('ask.sent'), tone: 'success' });
      onSent();
    },
  });
  useInputBeforeHydration(form.ref, names, setValue);
  return form;
};
