import { useEffect, useRef } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { Fields } from '@caravan/shared/form';
import { colour, space } from '@caravan/shared/theme';
import { Modal } from '@caravan/shared/ui';
import type { emptyCodeForm } from './CodeFields/useCodeForm';
import { LoginForm } from './LoginForm/LoginForm';
import { useLeavingTexts } from './useLeavingTexts';

interface LoginDialogProps {
  readonly fields: Fields<typeof emptyCodeForm>;
  readonly onClose: () => void;
  readonly onSignedIn?: () => void;
}

/** Shows the sign-in form in a dialog. Mounts each time it opens, so its timer restarts. */
export const LoginDialog = ({ fields, onClose, onSignedIn }: LoginDialogProps) => {
  const t = useTexts('account');
  const leaving = useLeavingTexts('signIn');
  const emailField = useRef<HTMLInputElement>(null);
  // The dialog alone would focus its close button.
  useEffect(() => emailField.current?.focus(), []);
  return (
    <Modal open onClose={onClose} title={t('buyer')} closeLabel={t('close')} size="small" leaving={leaving}>
      <Lead>{t('lead')}</Lead>
      <Lead>{t('roles')}</Lead>
      <LoginForm fields={fields} emailField={emailField} {...(onSignedIn ? { onSignedIn } : {})} />
    </Modal>
  );
};

const Lead = styled.p`
  margin-bottom: ${space[3]};
  color: ${colour.inkSoft};
`;
