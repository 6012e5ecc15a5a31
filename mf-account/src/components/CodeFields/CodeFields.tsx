import type { ChangeEvent, RefObject } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import type { CodeForm } from './useCodeForm';

interface CodeFieldsProps {
  readonly form: CodeForm;
  readonly emailLabel: string;
  /** What is said of an empty field; forms differ in their words. */
  readonly missing: { readonly email: string; readonly code: string };
  readonly emailField?: RefObject<HTMLInputElement | null>;
}

/** An e-mail address, the button that sends a code to it, and the field for the code. */
export const CodeFields = ({ form, emailLabel, missing, emailField }: CodeFieldsProps) => {
  const t = useTexts('account');
  const { secondsLeft, sentTo, isSending } = form.codeRequest;
  const isWaiting = secondsLeft > 0;
  const wrong = { email: t('hint.emailFormat'), code: t('codeFormat') };
  const field = (name: 'email' | 'code') => {
    const lack = form.lacks.get(name);
    return {
      name,
      value: form.values[name],
      error: lack && { missing, wrong }[lack][name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.enter(name, target.value),
    };
  };
  return (
    <>
      <TextField
        ref={emailField}
        {...field('email')}
        label={emailLabel}
        type="email"
        autoComplete="email"
        maxLength={254}
        onKeyDown={form.handleEmailKey}
      />
      <Row>
        <TextField
          {...field('code')}
          label={t('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
        />
        <SendButton name="send" loading={isSending} aria-disabled={isWaiting || undefined} onClick={form.handleSend}>
          {isWaiting ? t('resendIn', { seconds: secondsLeft }) : t('sendCode')}
        </SendButton>
      </Row>
      <Message>{sentTo !== undefined && t('sentTo', { email: sentTo })}</Message>
    </>
  );
};

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 1fr) auto;
  gap: ${space[1]};
  align-items: start;
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

// In line with the field beside it, below the height of the field's label.
const SendButton = styled(Button)`
  margin-top: calc(${size.small} * 1.4 + ${space.half});
  min-width: 10.5rem;
  ${media.phone} {
    margin-top: 0;
  }
`;

/** Stays in the page while empty, so that screen readers hear what comes into it. */
const Message = styled.output`
  overflow-wrap: anywhere;
  color: ${colour.inkSoft};
  font-size: ${size.small};
  &:empty {
    position: absolute;
  }
`;
