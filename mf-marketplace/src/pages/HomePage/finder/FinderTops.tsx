import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { Section, Skeleton } from '@caravan/shared/ui';
import { column } from '../../../components/column';
import type { HomeProps } from '../homeQueries';
import { FinderTop } from './FinderTop';

/** The editors' picks. The first has the width of the page, the others are in columns. */
export const FinderTops = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  return (
    <Section title={t('finder.tops')}>
      <Fetched query={queries.finderTops.useQuery()} skeleton={<TopsSkeleton />} failure={t('failed.finderTops')}>
        {(tops) =>
          tops.length > 0 && (
            <Columns aria-label={t('finder.tops')}>
              {tops.map((top, index) => (
                <li key={top.id}>
                  <FinderTop top={top} isLeading={index === 0} />
                </li>
              ))}
            </Columns>
          )
        }
      </Fetched>
    </Section>
  );
};

const TopsSkeleton = () => (
  <Columns>
    <li>
      <Skeleton $height="24rem" />
    </li>
    {[2, 3, 4, 5].map((index) => (
      <li key={index}>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="22rem" />
      </li>
    ))}
  </Columns>
);

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};
  margin-bottom: ${space[5]};
  > :first-child {
    grid-column: 1 / -1;
  }
  > li {
    position: relative;
    min-width: 0;
  }
  ${column.widest} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > li:not(:first-child, :nth-child(4n + 2))::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 -${space[2]};
      border-inline-start: 1px solid ${colour.line};
    }
  }
  ${column.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 78%;
    gap: ${space[3]};
    overflow-x: auto;
    scrollbar-width: thin;
    scroll-snap-type: x proximity;
    > li {
      scroll-snap-align: start;
    }
    > :first-child {
      grid-column: auto;
    }
  }
`;
