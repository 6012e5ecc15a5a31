import { useTexts } from '@caravan/shared/site';
import { useLazyView } from '@caravan/shared/page';

/** Loads the contact dialog when the visitor first opens it. */
export const useContactDialog = () => {
  const t = useTexts('marketplace');
  return useLazyView(
    async () => (await import(/* webpackChunkName: "contact" */ './ContactDialog')).ContactDialog,
    t('ask.failed'),
  );
};

/** Properties for a button that opens the dialog. */
export type ContactOpener = Pick<ReturnType<typeof useContactDialog>, 'loading' | 'open'>;
