import { useTexts } from '@caravan/shared/site';
import { useLazyView } from '../useLazyView';

/** The dialog to ask a seller in, which is loaded when it is first asked for. */
export const useContactDialog = () => {
  const t = useTexts('marketplace');
  return useLazyView(
    async () => (await import(/* webpackChunkName: "contact" */ './ContactDialog')).ContactDialog,
    t('ask.failed'),
  );
};

/** What a button needs that opens the dialog. */
export type ContactOpener = Pick<ReturnType<typeof useContactDialog>, 'loading' | 'open'>;
