import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat } from '@caravan/shared/ui';
import type { Interval } from '../api/marketView';
import { Change } from './Change';
import type { Headline } from './headline';

interface PriceStatProps extends Pick<Headline, 'last' | 'priceChange'> {
  readonly step: Interval | 'day';
  /** The period of the price if the figures beside it are of a longer one. */
  readonly period?: string;
}

/** Shows the median price of the newest period, the number of cars behind it and its change. */
export const PriceStat = ({ last: { price, units }, priceChange, step, period }: PriceStatProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  return (
    <Stat
      label={
        price === null ? t('price.median') : t('price.medianOf', { count: units, units: formatNumber(units, lang) })
      }
      value={formatMoney(price, currency, lang)}
      note={
        priceChange === undefined ? (
          period
        ) : (
          <>
            {period !== undefined && `${period}, `}
            <Change share={priceChange} /> {t(`sales.since.${step}`)}
          </>
        )
      }
    />
  );
};
