import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import { EmptyState, Picture, Section, Skeleton, cardLink } from '@caravan/shared/ui';
import type { HomeProps } from '../homeQueries';
import { Name, Entry, List } from './Accessories.styles';

/** Accessories with links to their advertisers. */
export const Accessories = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('accessories.title')} lead={t('accessories.lead')}>
      <Fetched query={queries.accessories.useQuery()} skeleton={<ListSkeleton />} failure={t('failed.accessories')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t('accessories.empty')} />
          ) : (
            <List>
              {items.map((item) => (
                <Entry key={item.id}>
                  <Picture src={item.img} alt="" width={960} height={720} />
                  <Name>
                    <Title to={`/friendship/${item.id}`}>{item.title}</Title>
                  </Name>
                </Entry>
              ))}
            </List>
          )
        }
      </Fetched>
    </Section>
  );
};

const ListSkeleton = () => (
  <List>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
      <Entry key={index}>
        <Skeleton $ratio="4/3" />
        <Skeleton $height="3rem" />
      </Entry>
    ))}
  </List>
);

const Title = styled(Link)`
  ${cardLink}
`;
