import { useTexts } from '@caravan/shared/site';
import type { CatalogueItem } from '../../catalogue/catalogue';

export const useItemName = (): ((item: CatalogueItem) => string) => {
  const t = useTexts('colour-viewer');
  return ({ folder }) => t(`name.${folder}`);
};
