import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import { EmptyState, Picture, Section, Skeleton, CardLink } from '@caravan/shared/ui';
import { font, size, space } from '@caravan/shared/theme';
import type { HomeProps } from '../homeQueries';
import { column } from '../../../components/column';

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
                    <CardLink to={`/friendship/${item.id}`}>{item.title}</CardLink>
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

/** Four entries a line. On phones one line that scrolls sideways. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${space[3]};
  ${column.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(56%, 14rem);
    gap: ${space[2]};
    overflow-x: auto;
    scrollbar-width: thin;
    && {
      padding-bottom: ${space[2]};
    }
  }
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space[1]};
  align-items: center;
  min-width: 0;
  ${column.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    align-content: start;
  }
`;

const Name = styled.h3`
  font-family: ${font.text};
  font-size: ${size.small};
  line-height: 1.4;
`;
