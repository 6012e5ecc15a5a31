import type { RemoteWidget } from '@caravan/shared/contracts';
import { LoginDialog } from '../../components/LoginDialog';

const isHandler = (value: unknown): value is () => void => typeof value === 'function';

const ignore = (): void => undefined;

/** The host mounts it to open it, with `onClose`, and unmounts it to close it. */
const LoginModal = ({ onClose }: Record<string, unknown>) => (
  <LoginDialog onClose={isHandler(onClose) ? onClose : ignore} />
);

export const widget: RemoteWidget = { Component: LoginModal };
