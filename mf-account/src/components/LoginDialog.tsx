import { useEffect, useRef } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Modal } from '@caravan/shared/ui';
import { LoginForm } from './LoginForm/LoginForm';

interface LoginDialogProps {
  readonly onClose: () => void;
  readonly onSignedIn?: () => void;
}

/** The sign-in form in a dialog. Mounted anew each time it opens: fields and timer start afresh. */
export const LoginDialog = ({ onClose, onSignedIn }: LoginDialogProps) => {
  const t = useTexts('account');
  const emailField = useRef<HTMLInputElement>(null);
  // The dialog itself would put the focus on its close button.
  useEffect(() => emailField.current?.focus(), []);
  return (
    <Modal open onClose={onClose} title={t('buyer')} closeLabel={t('close')} size="small">
      <Lead>{t('lead')}</Lead>
      <LoginForm emailField={emailField} {...(onSignedIn ? { onSignedIn } : {})} />
    </Modal>
  );
};

const Lead = styled.p`
  margin-bottom: ${space[3]};
  color: ${colour.inkSoft};
`;
