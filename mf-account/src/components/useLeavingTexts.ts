import { useTexts } from '@caravan/shared/site';
import type { LeavingTexts } from '@caravan/shared/ui';

/** Returns the texts of the question before a dialog with unsent values closes. It names the unfinished action. */
export const useLeavingTexts = (form: 'feedback' | 'profile' | 'signIn'): LeavingTexts => {
  const t = useTexts('account');
  return { question: t(`leaving.${form}`), stay: t('leaving.stay'), leave: t('close') };
};
