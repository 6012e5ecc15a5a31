import { empty, minLength, object, pipe, string, trim, union } from 'valibot';
import { emailAddress } from '@caravan/shared/contracts/calls';
import { Form, useForm, useInputBeforeHydration, usePersistedFields } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button, TextArea, TextField } from '@caravan/shared/ui';
import { api } from '../../api/api';

const schema = object({
  email: union([pipe(string(), trim(), empty()), emailAddress]),
  content: pipe(string(), trim(), minLength(1)),
});

/** Shows a form for feedback to the site's team. Its values persist until the call succeeds. */
export const FeedbackForm = ({ onSent }: { readonly onSent?: () => void }) => {
  const t = useTexts('account');
  const { toast, session } = useSite();
  const [contact] = api.mutation('dealerContact').useMutation();
  const fields = usePersistedFields('feedback', { email: session.user?.email ?? '', content: '' });
  const { ref, values, errors, isSending, setValue, handleSubmit } = useForm({
    ...fields,
    schema,
    send: async ({ email, content }) => {
      const { data } = await contact({ content, ...(email === '' ? {} : { email }) });
      if (!data) return;
      fields.clear();
      toast({ text: t('feedback.sent'), tone: 'success' });
      onSent?.();
    },
  });
  useInputBeforeHydration(ref, ['email', 'content'], fields.setValue);

  return (
    <Form ref={ref} onSubmit={handleSubmit}>
      <TextField
        label={t('feedback.email')}
        hint={t('feedback.emailHint')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        error={errors.has('email') ? t('feedback.emailFormat') : undefined}
        onChange={({ target }) => setValue('email', target.value)}
      />
      <TextArea
        label={t('feedback.content')}
        name="content"
        maxLength={4000}
        value={values.content}
        error={errors.has('content') ? t('feedback.empty') : undefined}
        onChange={({ target }) => setValue('content', target.value)}
      />
      <Button type="submit" variant="primary" wide loading={isSending}>
        {t('feedback.send')}
      </Button>
    </Form>
  );
};
