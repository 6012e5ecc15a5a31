import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { font, media, size, space } from '@caravan/shared/theme';
import { EmptyState, Picture, Section, Skeleton, cardLink } from '@caravan/shared/ui';
import { useGetFinderFriendshipQuery } from '../../../api/marketplaceApi';
import { Fetched } from '../../../components/Fetched';

const everything = {};

/** Accessories and their makers: a strip of small plates, each leading to its advertiser's page. */
export const Accessories = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const query = useGetFinderFriendshipQuery(everything);
  return (
    <Section title={t('accessories.title')} lead={t('accessories.lead')}>
      <Fetched query={query} skeleton={<StripSkeleton />} failure={t('failed.accessories')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t('accessories.empty')} />
          ) : (
            <Strip>
              {items.map((item) => (
                <Plate key={item.id}>
                  <Picture src={item.img} alt="" width={960} height={720} />
                  <Name>
                    <Title to={`/friendship/${item.id}`}>{item.title}</Title>
                  </Name>
                </Plate>
              ))}
            </Strip>
          )
        }
      </Fetched>
    </Section>
  );
};

const StripSkeleton = (): ReactElement => (
  <Strip>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Plate key={place}>
        <Skeleton $ratio="4/3" />
        <Skeleton $height="1.5rem" />
      </Plate>
    ))}
  </Strip>
);

/** One line that scrolls sideways on narrow screens, a full grid on wide ones. */
const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[3]} ${space[2]};
  ${media.narrow} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 42%;
    overflow-x: auto;
    padding-bottom: ${space[1]};
    scrollbar-width: thin;
  }
`;

const Plate = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

const Name = styled.h3`
  font-family: ${font.text};
  font-size: ${size.small};
  line-height: 1.4;
`;

const Title = styled(Link)`
  ${cardLink}
`;
