import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedVehicle } from '../../api/listed';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { FactList, Picture, Price, Swatch, cardLink } from '@caravan/shared/ui';
import { PriceLine } from '../PriceLine';
import { WatchMark } from '../collect/WatchMark';
import { Figures, Foot, Frame, Marks, Name, Place, Words } from './VehicleCard.styles';
import { vehicleFacts, vehicleMarks } from './vehicleFacts';

interface VehicleCardProps {
  readonly vehicle: ListedVehicle;
  /** True for those that a page begins with. */
  readonly priority?: boolean;
  /** What can be done with the vehicle, below it, in place of the heart beside its price. */
  readonly controls?: ReactNode;
}

/** A vehicle of the finder; all of it opens the vehicle's page. It hydrates by itself: lists are long. */
export const VehicleCard = ({ vehicle, priority = false, controls }: VehicleCardProps): ReactElement => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const marks = vehicleMarks(vehicle, t);
  const place = [
    vehicle.district,
    vehicle.stock === null ? null : t('vehicle.stock', { number: formatNumber(vehicle.stock, lang) }),
  ]
    .filter((part) => part !== null)
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
          {place !== '' && <Place>{place}</Place>}
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
