import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import { EmptyState, Picture, Section, Skeleton, cardLink } from '@caravan/shared/ui';
import type { HomeProps } from '../homeQueries';
import { Name, Plate, Strip } from './Accessories.styles';

/** Accessories and their makers: small plates, each leading to its advertiser's page. */
export const Accessories = ({ queries }: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('accessories.title')} lead={t('accessories.lead')}>
      <Fetched query={queries.accessories.useQuery()} skeleton={<StripSkeleton />} failure={t('failed.accessories')}>
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
    {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
      <Plate key={index}>
        <Skeleton $ratio="4/3" />
        <Skeleton $height="3rem" />
      </Plate>
    ))}
  </Strip>
);

const Title = styled(Link)`
  ${cardLink}
`;
