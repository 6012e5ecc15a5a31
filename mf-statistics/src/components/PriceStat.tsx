import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat } from '@caravan/shared/ui';
import { Change } from './Change';

interface PriceStatProps {
  readonly price: number | null;
  /** How many cars the price is the median of. */
  readonly units: number;
  readonly change: number | undefined;
  /** What the change is against: "from the week before". */
  readonly since: string;
}

/** The median price of a period, how it changed, and how many cars it is the median of. */
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
