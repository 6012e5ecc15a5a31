import type { RemoteWidget } from '@caravan/shared/contracts';
import { LoginDialog } from '../../components/LoginDialog';
import { closeHandler } from '../handlers';

/** The host mounts it to open it, with `onClose`, and unmounts it to close it. Whoever signs in stays on the page. */
const LoginModal = (props: Record<string, unknown>) => {
  const onClose = closeHandler(props);
  return <LoginDialog onClose={onClose} onSignedIn={onClose} />;
};

export const widget: RemoteWidget = { Component: LoginModal };
