// Dialogs and toasts.
export type { LeavingTexts } from './Leaving';
export { Modal } from './Modal';
export { ToastStack, type Toast } from './ToastStack';
export { followDialogs, topDialog, useDialog, useTopDialog } from './useDialog';
