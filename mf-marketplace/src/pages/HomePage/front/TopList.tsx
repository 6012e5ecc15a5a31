import { styled } from 'styled-components';
import type { VehicleTop } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { opening, useTrack } from '@caravan/shared/tracking';
import { Picture, Price } from '@caravan/shared/ui';
import { column } from '../../../components/column';
import { Kicker } from './Kicker';
import { TextBlock, Name, Title } from './FrontPage.styles';

export const TopList = ({ vehicles }: { readonly vehicles: readonly VehicleTop[] }) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const track = useTrack();
  return (
    <Column>
      {vehicles.map((vehicle) => (
        <Entry key={vehicle.id}>
          <Picture src={vehicle.image} alt="" width={1200} height={750} />
          <TextBlock>
            <Kicker label={vehicle.label} labelColor={vehicle.labelColor} icon={vehicle.icon} />
            <Name>
              <Title address={vehicle.link} {...opening(() => track('FINDER_TOP_PV', { id: vehicle.id }))}>
                {vehicle.title}
              </Title>
            </Name>
            <Price amount={vehicle.price} currency={currency} lang={lang} size="small" missingText={t('noPrice')} />
          </TextBlock>
        </Entry>
      ))}
    </Column>
  );
};

const Column = styled.ul`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  ${column.medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[3]};
  }
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min(6.5rem, 40%), 2fr) minmax(0, 3fr);
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[2]};
  border-top: 1px solid ${colour.line};
  ${column.wide} {
    &:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;
