import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { FactList, Picture, Swatch, cardLink } from '@caravan/shared/ui';
import { Figures, Foot, Frame, Name, Words } from './VehicleCard.styles';
import { vehicleFacts } from './vehicleFacts';

/** A vehicle of the finder; all of it opens the vehicle's page. */
export const VehicleCard = ({ vehicle }: { readonly vehicle: FinderVehicle }): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  return (
    <Frame>
      <Picture src={vehicle.headImage} alt="" width={1200} height={750} />
      <Words>
        <Name>
          <Title to={`/detail/${vehicle.itemId}`}>{vehicle.name}</Title>
        </Name>
        <Swatch
          colours={vehicle.color === null ? [] : [vehicle.color]}
          label={vehicle.exteriorColor ?? t('facts.colourUnknown')}
        />
      </Words>
      <Figures>
        <FactList facts={vehicleFacts(vehicle, t, lang)} columns="compact" />
      </Figures>
      <Foot>
        <span>{t('finder.updated', { time: formatDate(vehicle.updateTime, lang, { time: true }) })}</span>
        <span>{t('finder.stock', { number: formatNumber(vehicle.stock, lang) })}</span>
      </Foot>
    </Frame>
  );
};

const Title = styled(Link)`
  ${cardLink}
`;
