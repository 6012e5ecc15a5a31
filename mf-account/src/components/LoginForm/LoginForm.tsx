import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';
import { useProvider } from '../../signIn/useProvider';
import { useSignIn } from '../../signIn/useSignIn';
import { CodeFields } from '../CodeFields/CodeFields';
import { useCodeForm } from '../CodeFields/useCodeForm';
import { codeFor } from '../CodeFields/useCodeRequest';
import { Form } from '../Form';

interface LoginFormProps {
  /** False while the form is not the one in use: then it asks nobody for a provider. */
  readonly isInUse?: boolean;
  readonly emailField?: RefObject<HTMLInputElement | null>;
  readonly onSignedIn?: () => void;
}

/** Signs in by a code that is mailed, or by the identity provider. */
export const LoginForm = ({ isInUse = true, emailField, onSignedIn }: LoginFormProps) => {
  const { t } = useTranslation('account');
  const { signInByCode, isSigningIn } = useSignIn();
  const { kind, isKnown, goThere } = useProvider(isInUse);
  const codeField = useRef<HTMLInputElement>(null);
  const form = useCodeForm({
    codeField,
    purpose: codeFor.signIn,
    onSubmit: (email, code) => {
      if (isSigningIn) return;
      void signInByCode(email, code).then((isIn) => isIn && onSignedIn?.());
    },
  });

  // `method="dialog"`: without script the browser sends nothing, so that no address ends up in a URL.
  return (
    <Form method="dialog" noValidate onSubmit={form.handleSubmit}>
      <CodeFields
        form={form}
        codeField={codeField}
        emailLabel={t('email')}
        hintKey={(lack) => `hint.${lack}`}
        {...(emailField ? { emailField } : {})}
      />
      <Button type="submit" variant="primary" wide loading={isSigningIn}>
        {t('signIn')}
      </Button>
      {(kind !== null || !isKnown) && (
        <Alternative aria-hidden={isKnown ? undefined : true} $isKnown={isKnown}>
          <Or>{t('or')}</Or>
          <Button wide onClick={() => void goThere()}>
            {t(`provider.${kind ?? 'google'}`)}
          </Button>
        </Alternative>
      )}
    </Form>
  );
};

/** Keeps its place while it is asked whether there is a provider. */
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
  color: ${colour.inkFaint};
  font-size: ${size.small};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${colour.line};
  }
`;
