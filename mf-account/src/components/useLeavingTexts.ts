import { useTexts } from '@caravan/shared/site';
import type { LeavingTexts } from '@caravan/shared/ui';

/** Texts of the question before a dialog with unsent values closes. */
export const useLeavingTexts = (): LeavingTexts => {
  const t = useTexts('account');
  return { question: t('leaving.question'), stay: t('leaving.stay'), leave: t('close') };
};
