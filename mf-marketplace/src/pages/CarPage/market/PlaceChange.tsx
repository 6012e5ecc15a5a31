import type { MarketBeside } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { Note } from './Market.styles';
import { useMarketTexts } from './useMarketTexts';

/** Why the car is in another quarter by price than 30 days ago. */
export const PlaceChange = ({ change }: { readonly change: NonNullable<MarketBeside['placeChange']> }) => {
  const { lang, money, t } = useMarketTexts();
  const { priceChange, quarter, soldSince } = change;
  const reasons = [
    soldSince !== null &&
      t('carPage.market.place.change.sold', { count: soldSince, number: formatNumber(soldSince, lang) }),
    priceChange !== null &&
      t(`carPage.market.place.change.${priceChange > 0 ? 'raised' : 'lowered'}`, {
        amount: money(Math.abs(priceChange)),
      }),
  ];
  return (
    <Note>
      {t('carPage.market.place.change.sentence', {
        place: t(`carPage.market.place.cheaper.quarters.${String(quarter)}`),
        reasons: reasons.filter((reason) => reason !== false).join(', '),
      })}
    </Note>
  );
};
