import type { MarketBeside, MarketPlace } from '@caravan/shared/contracts/calls';
import { formatNumber, formatPercent } from '@caravan/shared/format';
import { Heading, MoreLink, SmallText } from '@caravan/shared/ui';
import { Sentences } from './Market.styles';
import { useMarketTexts } from './useMarketTexts';

const comparedFacts = ['cheaper', 'newer', 'fewerKm'] as const satisfies readonly (keyof MarketPlace)[];

const salesAddress = (modelId: string, country: MarketBeside['country']): string =>
  `/sales/detail/month/${encodeURIComponent(modelId)}${country === 'georgia' ? '' : `?location=${country}`}`;

/** The car's place among the cars of its model that were sold in three months (MKT-1). */
export const PlaceAmongSold = ({ market }: { readonly market: MarketBeside }) => {
  const { lang, money, monthNames, t } = useMarketTexts();
  const { country, isRange, landed, months, place, salesModelId } = market;
  if (place === null) return null;
  const { scale, sold } = place;
  const values = { ...monthNames(months), count: sold, number: formatNumber(sold, lang) };
  const placeText = (name: (typeof comparedFacts)[number]): string | null => {
    const value = place[name];
    if (value === null) return null;
    return scale === 'percent'
      ? t(`carPage.market.place.${name}.percent`, { percent: formatPercent(value / 100, lang) })
      : t(`carPage.market.place.${name}.quarters.${String(value)}`);
  };
  const sentences = comparedFacts.map(placeText).filter((sentence) => sentence !== null);
  return (
    <div>
      <Heading level={3}>{t(`carPage.market.place.title.${country}`)}</Heading>
      <p>{t(scale === 'tooFew' ? 'carPage.market.place.tooFew' : 'carPage.market.place.sold', values)}</p>
      {sentences.length > 0 && (
        <>
          <p>{t('carPage.market.place.car')}</p>
          <Sentences>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Sentences>
        </>
      )}
      {market.placeChange && <PlaceChange change={market.placeChange} />}
      {place.cheaper !== null && landed !== null && (
        <SmallText>
          {t(isRange ? 'carPage.market.place.byHighest' : 'carPage.market.place.byLanded', { price: money(landed) })}
        </SmallText>
      )}
      {salesModelId !== null && (
        <p>
          <MoreLink to={salesAddress(salesModelId, country)}>{t(`carPage.market.place.link.${country}`)}</MoreLink>
        </p>
      )}
    </div>
  );
};

/** Why the car is in another quarter by price than 30 days ago. New months without sales of the model are no reason to name. */
const PlaceChange = ({ change }: { readonly change: NonNullable<MarketBeside['placeChange']> }) => {
  const { lang, money, t } = useMarketTexts();
  const { priceChange, quarter, soldSince } = change;
  const reasons = [
    soldSince !== null &&
      soldSince > 0 &&
      t('carPage.market.place.change.sold', { count: soldSince, number: formatNumber(soldSince, lang) }),
    priceChange !== null &&
      t(`carPage.market.place.change.${priceChange > 0 ? 'raised' : 'lowered'}`, {
        amount: money(Math.abs(priceChange)),
      }),
  ].filter((reason) => reason !== false);
  return (
    <SmallText>
      {t('carPage.market.place.change.before', {
        place: t(`carPage.market.place.cheaper.quarters.${String(quarter)}`),
      })}
      {reasons.length > 0 && ` ${t('carPage.market.place.change.since', { reasons: reasons.join(', ') })}`}
    </SmallText>
  );
};
