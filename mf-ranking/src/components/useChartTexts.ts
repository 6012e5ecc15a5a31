import { useTexts } from '@caravan/shared/site';
import type { ChartTexts } from '@caravan/shared/charts';

/** What charts say of themselves. */
export const useChartTexts = (): ChartTexts => {
  const t = useTexts('ranking');
  return {
    noData: t('trend.texts.noData'),
    figures: t('trend.texts.figures'),
    period: t('trend.texts.period'),
    keys: t('trend.texts.keys'),
    save: {
      open: t('trend.texts.save.open'),
      png: t('trend.texts.save.png'),
      svg: t('trend.texts.save.svg'),
      csv: t('trend.texts.save.csv'),
      embed: t('trend.texts.save.embed'),
      copied: t('trend.texts.save.copied'),
      failed: t('trend.texts.save.failed'),
    },
  };
};
