import { useTexts } from '@caravan/shared/site';
import { useLazyView } from '../useLazyView';

/** Loads the contact dialog when the visitor first opens it. */
export const useContactDialog = () => {
  const t = useTexts('marketplace');
  return useLazyView(
    async () => (await import(/* webpackChunkName: "contact" */ './ContactDialog')).ContactDialog,
    t('ask.failed'),
  );
};

/** The part of the dialog's state that an opening button needs. */
export type ContactOpener = Pick<ReturnType<typeof useContactDialog>, 'loading' | 'open'>;
