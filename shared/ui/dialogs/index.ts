// Dialogs and toasts.
export type { LeavingTexts } from './Leaving';
export { Modal, type ModalProps } from './Modal';
export { ToastStack, type Toast, type ToastStackProps } from './ToastStack';
export { followDialogs, topDialog, useDialog } from './useDialog';
