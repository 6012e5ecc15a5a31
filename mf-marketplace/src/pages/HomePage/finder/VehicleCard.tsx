import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, size, space } from '@caravan/shared/theme';
import { FactList, Picture, Swatch, cardLink } from '@caravan/shared/ui';
import { vehicleFacts } from './vehicleFacts';

/** A vehicle of the finder; all of it opens the vehicle's page. */
export const VehicleCard = ({ vehicle }: { readonly vehicle: FinderVehicle }): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  return (
    <Frame>
      <Picture src={vehicle.headImage} alt="" width={1200} height={750} />
      <Name>
        <Title to={`/detail/${vehicle.itemId}`}>{vehicle.name}</Title>
      </Name>
      <Swatch
        colours={vehicle.color === null ? [] : [vehicle.color]}
        label={vehicle.exteriorColor ?? t('facts.colourUnknown')}
      />
      <FactList facts={vehicleFacts(vehicle, t, lang)} columns="compact" />
      <Updated>{t('finder.updated', { time: formatDate(vehicle.updateTime, lang, { time: true }) })}</Updated>
    </Frame>
  );
};

const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

const Name = styled.h3`
  font-size: ${size.body};
`;

const Title = styled(Link)`
  ${cardLink}
`;

const Updated = styled.p`
  margin-top: auto;
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  font-variant-numeric: tabular-nums;
`;
