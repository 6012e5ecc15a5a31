import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat } from '@caravan/shared/ui';
import { Change } from './Change';

interface PriceStatProps {
  readonly price: number | null;
  /** Number of cars behind the median price. */
  readonly units: number;
  readonly change: number | undefined;
  /** Text of the comparison: "from the week before". */
  readonly since: string;
  /** The period of the price if the figures beside it are of a longer one. */
  readonly period?: string;
}

/** Shows the median price of a period, the number of cars behind it and its change. */
export const PriceStat = ({ price, units, change, since, period }: PriceStatProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  return (
    <Stat
      label={
        price === null ? t('price.median') : t('price.medianOf', { count: units, units: formatNumber(units, lang) })
      }
      value={formatMoney(price, currency, lang)}
      note={
        change === undefined ? (
          period
        ) : (
          <>
            {period !== undefined && `${period}, `}
            <Change share={change} lang={lang} /> {since}
          </>
        )
      }
    />
  );
};
