import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedVehicle } from '../../api/listed';
import { formatDate, formatMoneyRange, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { FactList, Picture, Price, Swatch, cardLink } from '@caravan/shared/ui';
import { PriceLine } from '../PriceLine';
import { WatchMark } from '../collect/WatchMark';
import { Figures, Foot, Frame, Landed, Marks, Name, Location, Words } from './VehicleCard.styles';
import { vehicleFacts, vehicleMarks } from './vehicleFacts';

interface VehicleCardProps {
  readonly vehicle: ListedVehicle;
  /** True for the first entries of a page, whose pictures load first. */
  readonly priority?: boolean;
  /** Actions below the card. They replace the watch button beside the price. */
  readonly controls?: ReactNode;
}

/** A vehicle of the finder. The whole card is a link. It has its own Suspense boundary, so that long lists hydrate in steps. */
export const VehicleCard = ({ vehicle, priority = false, controls }: VehicleCardProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const { low = null, high = null } = vehicle.landed ?? {};
  const marks = vehicleMarks(vehicle, t);
  const location = [
    vehicle.district,
    vehicle.stock === null ? null : t('vehicle.stock', { number: formatNumber(vehicle.stock, lang) }),
  ]
    .filter((text) => text !== null)
    .join(' · ');
  return (
    <Suspense fallback={null}>
      <Frame>
        <Picture src={vehicle.headImage} alt="" width={1200} height={750} priority={priority} />
        <Words>
          <Name>
            <Title to={`/detail/${vehicle.itemId}`}>{vehicle.name}</Title>
          </Name>
          <Swatch
            colours={vehicle.color === null ? [] : [vehicle.color]}
            label={vehicle.exteriorColor ?? t('facts.colourUnknown')}
          />
          <PriceLine>
            {vehicle.price !== undefined && (
              <Price amount={vehicle.price} currency={currency} lang={lang} missingText={t('noPrice')} />
            )}
            {controls === undefined && <WatchMark watchKey={vehicle.itemId} name={vehicle.name} />}
          </PriceLine>
          {low !== null && high !== null && (
            <Landed>
              {t('vehicle.landed')} <b>{formatMoneyRange(low, high, currency, lang)}</b>
            </Landed>
          )}
          {marks.length > 0 && (
            <Marks>
              {marks.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </Marks>
          )}
        </Words>
        <Figures>
          <FactList facts={vehicleFacts(vehicle, t, lang)} columns="compact" />
        </Figures>
        <Foot>
          {location !== '' && <Location>{location}</Location>}
          <span>{t('vehicle.updated', { time: formatDate(vehicle.updateTime, lang, { time: true }) })}</span>
        </Foot>
        {controls}
      </Frame>
    </Suspense>
  );
};

const Title = styled(Link)`
  ${cardLink}
`;
