import type { LocalVehicle, MarketBeside } from '@caravan/shared/contracts/calls';
import { formatKm } from '@caravan/shared/format';
import { Heading, TextLink, SmallText } from '@caravan/shared/ui';
import { Vehicles } from './Market.styles';
import { useMarketTexts } from './useMarketTexts';

/** Vehicles of the same model in the visitor's country, beside the import of the car (MKT-2). */
export const ImportOrBuy = ({ market }: { readonly market: MarketBeside }) => {
  const { money, t } = useMarketTexts();
  const { country, deliveryDays: days, isRange, landed, vehicles } = market;
  if (vehicles.length === 0) return null;
  return (
    <div>
      <Heading level={3}>{t('carPage.market.here.title')}</Heading>
      <p>{t(`carPage.market.here.lead.${country}`)}</p>
      <SmallText>
        {days === null
          ? t('carPage.market.here.car.notImported')
          : landed === null
            ? t('carPage.market.here.car.unknown', { days })
            : t(isRange ? 'carPage.market.here.car.highest' : 'carPage.market.here.car.landed', {
                price: money(landed),
                days,
              })}
      </SmallText>
      <Vehicles>
        {vehicles.map((vehicle) => (
          <li key={vehicle.itemId}>
            <Vehicle vehicle={vehicle} days={days} />
          </li>
        ))}
      </Vehicles>
    </div>
  );
};

const Vehicle = ({ vehicle, days }: { readonly vehicle: LocalVehicle; readonly days: number | null }) => {
  const { lang, money, t } = useMarketTexts();
  const { district, isCleared, itemId, name, odometerDifference: km, price, priceDifference } = vehicle;
  const sign = (difference: number): string => (difference > 0 ? 'more' : difference < 0 ? 'less' : 'same');
  const differences = [
    priceDifference !== null &&
      t(`carPage.market.here.price.${sign(priceDifference)}`, { difference: money(Math.abs(priceDifference)) }),
    isCleared !== true &&
      t(isCleared === false ? 'carPage.market.here.notCleared' : 'carPage.market.here.customsUnknown'),
    km !== null && t(`carPage.market.here.km.${sign(km)}`, { difference: formatKm(Math.abs(km), lang) }),
    days !== null && t('carPage.market.here.sooner', { days }),
  ];
  return (
    <>
      <TextLink to={`/detail/${encodeURIComponent(itemId)}`}>{name}</TextLink>
      <p>{[district, price !== null && money(price)].filter(Boolean).join(' · ')}</p>
      <SmallText>{differences.filter(Boolean).join(' · ')}</SmallText>
    </>
  );
};
