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
}

/** The median price of a period, its change, and the number of cars behind it. */
export const PriceStat = ({ price, units, change, since }: PriceStatProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const cars = t('price.ofCars', { count: units, units: formatNumber(units, lang) });
  return (
    <Stat
      label={t('price.median')}
      value={formatMoney(price, currency, lang)}
      note={
        change === undefined ? (
          cars
        ) : (
          <>
            <Change share={change} lang={lang} /> {since}, {cars}
          </>
        )
      }
    />
  );
};
