import { placeProps } from '@caravan/shared/contracts';
import { LoginDialog } from '../../components/LoginDialog';
import { defineWidget } from '../../section';

/** The host mounts it to open it, with `onClose`, and unmounts it to close it. Whoever signs in stays on the page. */
export const widget = defineWidget(
  { part: 'LoginModal', props: placeProps },
  { View: ({ onClose }) => <LoginDialog onClose={onClose} onSignedIn={onClose} /> },
);
