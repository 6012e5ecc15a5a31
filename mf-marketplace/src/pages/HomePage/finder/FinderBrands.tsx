import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSite } from '@caravan/shared/site';
import { colour } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { finderBrandSearch, type FinderView } from '../../../api/finderView';
import { useGetFinderBrandsV2Query } from '../../../api/marketplaceApi';
import { choiceLink, choiceRow } from '../../../components/choiceLink';
import { Fetched } from '../../../components/Fetched';
import { FilterLink } from '../../../components/FilterLink';
import { FINDER } from './finderId';

interface FinderBrandsProps {
  readonly view: FinderView;
  readonly search: URLSearchParams;
}

/** The brands that the finder has vehicles of. */
export const FinderBrands = ({ view, search }: FinderBrandsProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  const query = useGetFinderBrandsV2Query({ lang });
  return (
    <Fetched query={query} skeleton={<Skeleton $height="2.75rem" />} failure={t('failed.brands')}>
      {(brands) => (
        <Row aria-label={t('finder.brands')}>
          <li>
            <BrandLink
              section={FINDER}
              search={finderBrandSearch(search, null)}
              aria-current={view.brand === undefined ? 'true' : undefined}
            >
              {t('finder.all')}
            </BrandLink>
          </li>
          {brands.map(({ id, name, logo }) => (
            <li key={id}>
              <BrandLink
                section={FINDER}
                search={finderBrandSearch(search, id)}
                aria-current={view.brand === id ? 'true' : undefined}
              >
                <img src={logo} alt="" width="24" height="24" loading="lazy" />
                {name}
              </BrandLink>
            </li>
          ))}
        </Row>
      )}
    </Fetched>
  );
};

const Row = styled.ul`
  ${choiceRow}
  border-top: 1px solid ${colour.line};
  border-bottom: 1px solid ${colour.line};
`;

const BrandLink = styled(FilterLink)`
  ${choiceLink}
`;
