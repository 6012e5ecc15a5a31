import { useTexts } from '@caravan/shared/site';
import type { LeavingTexts } from '@caravan/shared/ui';

/** What a dialog asks before it closes over a form that was not sent. */
export const useLeavingTexts = (): LeavingTexts => {
  const t = useTexts('account');
  return { question: t('leaving.question'), stay: t('leaving.stay'), leave: t('close') };
};
