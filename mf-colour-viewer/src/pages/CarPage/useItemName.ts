import { useTexts } from '@caravan/shared/site';
import type { CatalogueItem } from '../../catalogue/catalogue';

/** The name of an item in the language of the page. */
export const useItemName = (): ((item: CatalogueItem) => string) => {
  const t = useTexts('colour-viewer');
  return ({ folder }) => t(`name.${folder}`);
};
