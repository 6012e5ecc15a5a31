import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@caravan/shared/site';
import { Button, leadToField, TextArea, TextField } from '@caravan/shared/ui';
import { useDealerContactMutation } from '../../api/accountApi';
import { isEmailAddress } from '../../components/CodeFields/hints';
import { Form } from '../../components/Form';

type Lack = 'emailFormat' | 'content';

const lackOf = (email: string, content: string): Lack | null => {
  if (email.trim() !== '' && !isEmailAddress(email)) return 'emailFormat';
  return content.trim() === '' ? 'content' : null;
};

/** Feedback to the people behind the site. What was typed stays until it has arrived. */
export const FeedbackForm = ({ onSent }: { readonly onSent?: () => void }) => {
  const { t } = useTranslation('account');
  const { toast, session } = useSite();
  const [email, setEmail] = useState(session.user?.email ?? '');
  const [content, setContent] = useState('');
  const [lack, setLack] = useState<Lack | null>(null);
  const [send, { isLoading }] = useDealerContactMutation();

  const submit = async (): Promise<void> => {
    const address = email.trim();
    const { data } = await send({ content: content.trim(), ...(address === '' ? {} : { email: address }) });
    if (!data) return;
    setContent('');
    toast({ text: t('feedback.sent'), tone: 'success' });
    onSent?.();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = lackOf(email, content);
    setLack(found);
    if (found !== null) {
      leadToField(event.currentTarget, found === 'content' ? 'content' : 'email');
    } else if (!isLoading) void submit();
  };

  return (
    <Form method="dialog" noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('feedback.email')}
        hint={t('feedback.emailHint')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={lack === 'emailFormat' ? t('feedback.emailFormat') : undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          setLack(null);
        }}
      />
      <TextArea
        label={t('feedback.content')}
        name="content"
        maxLength={4000}
        value={content}
        error={lack === 'content' ? t('feedback.empty') : undefined}
        onChange={({ target }) => {
          setContent(target.value);
          setLack(null);
        }}
      />
      <Button type="submit" variant="primary" wide loading={isLoading}>
        {t('feedback.send')}
      </Button>
    </Form>
  );
};
