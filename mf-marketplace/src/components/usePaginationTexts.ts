import { useTexts } from '@caravan/shared/site';
import type { PaginationTexts } from '@caravan/shared/ui';

/** Returns the texts of a list's pagination. `label` is the translation key of its name. */
export const usePaginationTexts = (label: string): PaginationTexts => {
  const t = useTexts('marketplace');
  return {
    label: t(label),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page) => t('pages.page', { page }),
  };
};
