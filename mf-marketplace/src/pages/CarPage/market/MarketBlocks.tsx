import type { MarketBeside, UsedCar } from '@caravan/shared/contracts/calls';
import { formatNumber, formatPercent, SMALLEST_SHARE } from '@caravan/shared/format';
import { Heading } from '@caravan/shared/ui';
import { DemoNote } from '../../../components/DemoNote';
import { ImportOrBuy } from './ImportOrBuy';
import { Blocks } from './Market.styles';
import { PlaceAmongSold } from './PlaceAmongSold';
import { useMarketTexts } from './useMarketTexts';

interface MarketBlocksProps {
  readonly market: MarketBeside;
  readonly car: Pick<UsedCar, 'isDemo'>;
}

/** Three blocks, each of them absent if it has nothing to say. */
export const MarketBlocks = ({ market, car }: MarketBlocksProps) => (
  <>
    <Blocks>
      <PlaceAmongSold market={market} />
      <ImportOrBuy market={market} />
      <Resale market={market} />
    </Blocks>
    <DemoNote kind="market" items={[car, ...market.vehicles]} />
  </>
);

/** How easily the car sells again: months of stock and the change of the median price (MKT-3). */
const Resale = ({ market }: { readonly market: MarketBeside }) => {
  const { lang, money, monthNames, t } = useMarketTexts();
  const { before, months, resale } = market;
  if (resale === null) return null;
  const { monthlySales, offers, price, stockMonths } = resale;
  const change = price?.change ?? 0;
  const direction = Math.abs(change) < SMALLEST_SHARE ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <div>
      <Heading level={3}>{t('carPage.market.resale.title')}</Heading>
      <p>
        {t('carPage.market.resale.stock', {
          ...monthNames(months),
          count: stockMonths,
          offers: formatNumber(offers, lang),
          monthly: formatNumber(monthlySales, lang),
          stock: formatNumber(stockMonths, lang, { maximumFractionDigits: 1 }),
        })}
      </p>
      {price !== null && (
        <p>
          {t(`carPage.market.resale.price.${direction}`, {
            ...monthNames(before),
            percent: formatPercent(Math.abs(change), lang),
            now: money(price.now),
            before: money(price.before),
          })}
        </p>
      )}
    </div>
  );
};
