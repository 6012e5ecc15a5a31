import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { colour, media, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { useGetFinderTopsQuery } from '../../../api/marketplaceApi';
import { Fetched } from '../../../components/Fetched';
import { FinderTop } from './FinderTop';

const everything = {};

/** The editors' picks: a column each, with the rule of a printed page between. */
export const FinderTops = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const query = useGetFinderTopsQuery(everything);
  return (
    <Fetched query={query} skeleton={<TopsSkeleton />} failure={t('failed.finderTops')}>
      {(tops) => (
        <Columns>
          {tops.map((top) => (
            <li key={top.id}>
              <FinderTop top={top} />
            </li>
          ))}
        </Columns>
      )}
    </Fetched>
  );
};

const TopsSkeleton = (): ReactElement => (
  <Columns>
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="16rem" />
      </li>
    ))}
  </Columns>
);

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[4]};
  margin-bottom: ${space[5]};
  > li {
    min-width: 0;
  }
  ${media.wide} {
    > li + li {
      padding-inline-start: ${space[4]};
      border-inline-start: 1px solid ${colour.line};
    }
  }
`;
