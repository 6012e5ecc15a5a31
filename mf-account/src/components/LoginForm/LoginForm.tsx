import type { RefObject } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { Form, type Fields } from '@caravan/shared/form';
import { colour, smallFaint, space } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';
import { useProvider } from '../../signIn/useProvider';
import { useSignIn } from '../../signIn/useSignIn';
import { CodeFields } from '../CodeFields/CodeFields';
import { useCodeForm, type emptyCodeForm } from '../CodeFields/useCodeForm';
import { codePurposes } from '../CodeFields/useCodeRequest';

interface LoginFormProps {
  readonly fields: Fields<typeof emptyCodeForm>;
  /** False while another form is in use. The form then does not request the provider from the API. */
  readonly isInUse?: boolean;
  /** Hides the form but keeps its space while the dialog shows the same form. */
  readonly isCovered?: boolean;
  readonly emailField?: RefObject<HTMLInputElement | null>;
  readonly onSignedIn?: () => void;
}

/** Signs in by a mailed code or by the identity provider. */
export const LoginForm = ({ fields, isInUse = true, isCovered = false, emailField, onSignedIn }: LoginFormProps) => {
  const t = useTexts('account');
  const { signInByCode } = useSignIn();
  const { kind, isKnown, isLeaving, redirectToProvider } = useProvider(isInUse);
  const form = useCodeForm({
    fields,
    purpose: codePurposes.signIn,
    send: async ({ email, code }) => {
      if (await signInByCode(email, code)) onSignedIn?.();
    },
  });

  const { ref, step, handleSubmit } = form;
  return (
    <Form ref={ref} onSubmit={handleSubmit} inert={isCovered}>
      <CodeFields
        form={form}
        emailLabel={t('email')}
        action={t('signIn')}
        missing={{ email: t('hint.email'), code: t('hint.code') }}
        {...(emailField ? { emailField } : {})}
      />
      {step === 'email' && (kind !== null || !isKnown) && (
        <Alternative aria-hidden={isKnown ? undefined : true} $isKnown={isKnown}>
          <Or>{t('or')}</Or>
          <Button wide loading={isLeaving} onClick={() => void redirectToProvider()}>
            {t(`provider.${kind ?? 'google'}`)}
          </Button>
        </Alternative>
      )}
    </Form>
  );
};

/** Reserves its space until the provider is known. */
const Alternative = styled.div<{ $isKnown: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${smallFaint}
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${colour.line};
  }
`;
