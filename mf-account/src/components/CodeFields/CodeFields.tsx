import type { ChangeEvent, RefObject } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import type { CodeForm } from './useCodeForm';

interface CodeFieldsProps {
  readonly form: CodeForm;
  readonly emailLabel: string;
  /** Text of the button of the last step. */
  readonly action: string;
  /** Messages for empty fields, which differ between forms. */
  readonly missing: { readonly email: string; readonly code: string };
  readonly emailField?: RefObject<HTMLInputElement | null>;
}

/** Shows the e-mail field with the button that sends a code, then the code field with the submit button. */
export const CodeFields = ({ form, emailLabel, action, missing, emailField }: CodeFieldsProps) => {
  const t = useTexts('account');
  const { secondsLeft, sentTo, isSending } = form.codeRequest;
  const isWaiting = secondsLeft > 0;
  const wrong = { email: t(form.isCurrent ? 'profile.sameEmail' : 'hint.emailFormat'), code: t('codeFormat') };
  const field = (name: 'email' | 'code') => {
    const lack = form.lacks.get(name);
    return {
      name,
      value: form.values[name],
      error: lack && { missing, wrong }[lack][name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.enter(name, target.value),
    };
  };
  if (form.step === 'email') {
    return (
      <>
        <TextField
          key="email"
          ref={emailField}
          {...field('email')}
          label={emailLabel}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <Button key="send" type="submit" name="send" variant="primary" wide loading={isSending}>
          {t('sendCode')}
        </Button>
        <Button key="have" variant="quiet" size="small" onClick={form.handleHaveCode}>
          {t('haveCode')}
        </Button>
      </>
    );
  }
  const email = form.values.email.trim();
  return (
    <>
      <Message key="message">{t(sentTo === email ? 'sentTo' : 'codeFor', { email })}</Message>
      <TextField
        key="code"
        {...field('code')}
        label={t('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
      />
      <Button key="submit" type="submit" variant="primary" wide loading={form.isSending}>
        {action}
      </Button>
      <Further key="further">
        <Button
          variant="quiet"
          size="small"
          name="send"
          loading={isSending}
          aria-disabled={isWaiting || undefined}
          onClick={form.handleSend}
        >
          {isWaiting ? t('resendIn', { seconds: secondsLeft }) : t('resend')}
        </Button>
        <Button variant="quiet" size="small" onClick={form.handleBack}>
          {t('otherEmail')}
        </Button>
      </Further>
    </>
  );
};

const Further = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.half};
`;

const Message = styled.output`
  overflow-wrap: anywhere;
  color: ${colour.inkSoft};
`;
