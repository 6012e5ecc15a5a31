import { styled } from 'styled-components';
import type { VehicleTop } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { Heading, Picture, Price } from '@caravan/shared/ui';
import { useSite, useTexts } from '@caravan/shared/site';
import { opening, useTrack } from '@caravan/shared/tracking';
import { Kicker } from './Kicker';
import { Title } from './FrontPage.styles';

/** The first top vehicle, with a large picture and title. */
export const LeadVehicle = ({ vehicle }: { readonly vehicle: VehicleTop }) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const track = useTrack();
  return (
    <Frame>
      <Picture src={vehicle.image} alt="" width={1200} height={750} />
      <Kicker label={vehicle.label} labelColor={vehicle.labelColor} icon={vehicle.icon} />
      <Line>
        <Heading level={3} variant="display">
          <Title address={vehicle.link} {...opening(() => track('FINDER_TOP_PV', { id: vehicle.id }))}>
            {vehicle.title}
          </Title>
        </Heading>
        <Price amount={vehicle.price} currency={currency} lang={lang} size="large" missingText={t('noPrice')} />
      </Line>
    </Frame>
  );
};

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  break-inside: avoid;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.half} ${space[3]};
  > :first-child {
    flex: 1 1 16rem;
  }
`;
