import { placeProps, type PlaceProps } from '@caravan/shared/contracts';
import { useFields } from '@caravan/shared/form';
import { emptyCodeForm } from '../../components/CodeFields/useCodeForm';
import { LoginDialog } from '../../components/LoginDialog';
import { defineWidget } from '../../define';

/** Shows the sign-in dialog while the host mounts it with `onClose`. A visitor who signs in stays on the page. */
const LoginModal = ({ onClose }: PlaceProps) => (
  <LoginDialog fields={useFields(emptyCodeForm)} onClose={onClose} onSignedIn={onClose} />
);

export const widget = defineWidget({ part: 'LoginModal', props: placeProps }, { View: LoginModal });
