import { contact, emailAddress, telephone } from '@caravan/shared/contracts/calls';
import { useForm, usePersistedFields, useTypedEarly } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { empty, minLength, object, pipe, string, trim, union } from 'valibot';
import { api } from '../../api/api';
import { keepPerson, messageForm } from '../../state/messageForm';
import type { Subject } from './subject';

const names = ['content', 'email', 'name', 'telephone'] as const;
type Name = (typeof names)[number];

/** In the order of the form. The seller needs an address to answer to; the rest of a person is theirs to give. */
const schema = object({
  content: pipe(string(), trim(), minLength(1)),
  email: emailAddress,
  name: contact.parameter.entries.name,
  telephone: union([pipe(string(), trim(), empty()), telephone]),
});

/** A message about a car: the person is kept as for a price request, the question for this car and this tab. */
export const useContact = (subject: Subject, onSent: () => void) => {
  const t = useTexts('marketplace');
  const { visitor, toast, session } = useSite();
  const [send] = api.mutation('contact').useMutation();
  const question = usePersistedFields(`contact ${Object.values(subject).join()}`, { content: '' });
  const { name, email, telephone: phone } = messageForm.use();
  const keep = (field: Name, text: string): void =>
    field === 'content' ? question.keep(field, text) : keepPerson({ [field]: text });
  const values: Record<Name, string> = {
    ...question.values,
    email: email === '' ? (session.user?.email ?? '') : email,
    name,
    telephone: phone,
  };
  const form = useForm({
    values,
    keep,
    schema,
    send: async (entries) => {
      const { data } = await send({ ...visitor(), ...subject, ...entries });
      if (!data) return;
      question.forget();
      toast({ text: t('ask.sent'), tone: 'success' });
      onSent();
    },
  });
  useTypedEarly(form.ref, names, keep);
  return form;
};
