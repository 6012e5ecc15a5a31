import type { RefObject } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import { CodeField } from './CodeField';
import { ResendButton } from './ResendButton';
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
  const { sentTo, isSending } = form.codeRequest;
  const invalid = { email: t(form.isCurrent ? 'profile.sameEmail' : 'hint.emailFormat'), code: t('codeFormat') };
  const fieldPropsOf = (name: 'email' | 'code') => {
    const error = form.errors.get(name);
    return {
      value: form.values[name],
      error: error && { missing, wrong: invalid }[error][name],
      onChange: (value: string) => form.setValue(name, value),
    };
  };
  if (form.step === 'email') {
    const { onChange, ...email } = fieldPropsOf('email');
    return (
      <>
        <TextField
          key="email"
          ref={emailField}
          name="email"
          {...email}
          label={emailLabel}
          type="email"
          autoComplete="email"
          maxLength={254}
          onChange={({ target }) => onChange(target.value)}
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
      <CodeField key="code" {...fieldPropsOf('code')} />
      <Button key="submit" type="submit" variant="primary" wide loading={form.isSending}>
        {action}
      </Button>
      <SecondaryActions key="further">
        <ResendButton codeRequest={form.codeRequest} onSend={form.handleSend} />
        <Button variant="quiet" size="small" onClick={form.handleBack}>
          {t('otherEmail')}
        </Button>
      </SecondaryActions>
    </>
  );
};

const SecondaryActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.half};
`;

const Message = styled.output`
  overflow-wrap: anywhere;
  color: ${colour.inkSoft};
`;
