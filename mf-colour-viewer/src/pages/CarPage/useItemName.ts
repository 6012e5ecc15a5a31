import { useTexts } from '@caravan/shared/site';
import type { CatalogueItem } from '../../catalogue/catalogue';

/** Says what an item is called in the language of the page; addresses keep its English name. */
export const useItemName = (): ((item: CatalogueItem) => string) => {
  const t = useTexts('colour-viewer');
  return ({ folder }) => t(`name.${folder}`);
};
