import { Shares } from '@caravan/shared/charts';
import { formatNumber, formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { salesEmbed } from '../api/embedAddress';
import type { Consumers } from '../api/marketApi';
import type { SalesView } from '../api/salesView';
import { leadersOf } from './leaders';
import { shareText } from './shareText';
import { fileOf, useChartTexts } from './useChartTexts';

export const PriceLevels = ({ consumers, view }: { consumers: Consumers; view: SalesView }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { interval, location } = view;
  const { consumerList, timeRange } = consumers;
  const chartTexts = useChartTexts(interval);
  const total = consumerList.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number): number => count / Math.max(1, total);
  const [commonest, ...tied] = leadersOf(consumerList, ({ count }) => count);
  return (
    <Shares
      {...(commonest && {
        title: t(`buyers.${tied.length > 0 ? 'tied' : 'message'}`, {
          price: commonest.title,
          number: formatNumber(tied.length + 1, lang),
          share: formatPercent(shareOf(commonest.count), lang),
        }),
      })}
      label={t(`buyers.${interval}`, { country: t(`countries.${location}`) })}
      heads={[t('buyers.price'), t('units'), t('buyers.share')]}
      parts={consumerList.map(({ level, title, count }) => ({
        key: String(level),
        name: title,
        value: count,
        share: shareOf(count),
      }))}
      format={(value) => formatNumber(value, lang)}
      formatShare={(share) => shareText(share, share * total, lang)}
      total={{ value: formatNumber(total, lang), unit: t('buyers.cars') }}
      notes={{ unit: t('buyers.unit'), ...chartTexts.notesWithin(timeRange) }}
      texts={chartTexts.texts}
      file={fileOf('prices', location, interval, timeRange.slice(0, 10))}
      embed={salesEmbed('by-price', view)}
    />
  );
};
