import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import type { Lack } from './hints';
import type { CodeForm } from './useCodeForm';

interface CodeFieldsProps {
  readonly form: CodeForm;
  readonly codeField: RefObject<HTMLInputElement | null>;
  readonly emailLabel: string;
  /** Key of the text for a lack; forms differ in their words. */
  readonly hintKey: (lack: Lack) => string;
  readonly emailField?: RefObject<HTMLInputElement | null>;
}

/** An e-mail address, the button that sends a code to it, and the field for the code. */
export const CodeFields = ({ form, codeField, emailLabel, hintKey, emailField }: CodeFieldsProps) => {
  const { t } = useTranslation('account');
  const isWaiting = form.secondsLeft > 0;
  const hint = (lack: Lack | null): string | undefined => (lack === null ? undefined : t(hintKey(lack)));
  return (
    <>
      <TextField
        ref={emailField}
        label={emailLabel}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        error={hint(form.lacks.email)}
        onChange={({ target }) => form.handleEmail(target.value)}
        onKeyDown={form.handleEmailKey}
      />
      <Row>
        <TextField
          ref={codeField}
          label={t('code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
          value={form.code}
          error={hint(form.lacks.code)}
          onChange={({ target }) => form.handleCode(target.value)}
        />
        <SendButton
          name="send"
          loading={form.isSending}
          aria-disabled={isWaiting || undefined}
          onClick={form.handleSend}
        >
          {isWaiting ? t('resendIn', { seconds: form.secondsLeft }) : t('sendCode')}
        </SendButton>
      </Row>
      <Message>{form.sentTo !== undefined && t('sentTo', { email: form.sentTo })}</Message>
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
