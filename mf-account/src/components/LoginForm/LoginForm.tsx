import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '@caravan/shared/ui';
import { hintFor, type Hint } from './hints';
import { Form, Message, Refusal } from './LoginForm.styles';
import { useCodeRequest } from './useCodeRequest';

interface LoginFormProps {
  readonly emailField?: RefObject<HTMLInputElement | null>;
}

/**
 * Asks for a code. The field for the code and the button that signs in come with the call that checks the code: until
 * then the form says so.
 */
export const LoginForm = ({ emailField }: LoginFormProps) => {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const [hint, setHint] = useState<Hint | null>(null);
  const { request, isSending, secondsLeft, sentTo, refusal } = useCodeRequest();
  const isWaiting = secondsLeft > 0;

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = hintFor('email', email);
    setHint(wrong);
    if (wrong === null) void request(email.trim());
  };

  // `method="dialog"`: without script the browser sends nothing, so that no address ends up in a URL.
  return (
    <Form method="dialog" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={emailField}
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={hint === null ? undefined : t(hint)}
        onChange={({ target }) => {
          setEmail(target.value);
          setHint(null);
        }}
      />
      <Button
        type="submit"
        variant={isWaiting ? 'secondary' : 'primary'}
        wide
        loading={isSending}
        aria-disabled={isWaiting || undefined}
      >
        {isWaiting ? t('resendIn', { seconds: secondsLeft }) : t('sendCode')}
      </Button>
      <Refusal role="alert">{refusal}</Refusal>
      <Message>{sentTo !== undefined && t('sentTo', { email: sentTo })}</Message>
    </Form>
  );
};
