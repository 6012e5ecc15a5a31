import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Fetched, useSite } from '@caravan/shared/site';
import { opening, useTrack } from '@caravan/shared/tracking';
import { Skeleton } from '@caravan/shared/ui';
import { finderBrandSearch, type FinderView } from '../../../api/finderView';
import { useGetFinderBrandsV2Query } from '../../../api/marketplaceApi';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { FINDER_ID } from '../../../components/finderAddress';

interface FinderBrandsProps {
  readonly view: FinderView;
  readonly search: URLSearchParams;
}

/** The brands that the finder has vehicles of. */
export const FinderBrands = ({ view, search }: FinderBrandsProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  const track = useTrack();
  const query = useGetFinderBrandsV2Query({ lang });
  return (
    <Fetched query={query} skeleton={<Skeleton $height="2.75rem" />} failure={t('failed.brands')}>
      {(brands) => (
        <ChoiceRow label={t('finder.brands')} chosen={view.brand} ruled>
          <li>
            <BrandLink
              section={FINDER_ID}
              search={finderBrandSearch(search, null)}
              aria-current={view.brand === undefined ? 'true' : undefined}
            >
              {t('finder.all')}
            </BrandLink>
          </li>
          {brands.map(({ id, name, logo }) => (
            <li key={id}>
              <BrandLink
                section={FINDER_ID}
                search={finderBrandSearch(search, id)}
                aria-current={view.brand === id ? 'true' : undefined}
                {...(view.brand === id ? {} : opening(() => track('FINDER_BRAND_PV', { brandId: id })))}
              >
                <img src={logo} alt="" width="24" height="24" loading="lazy" />
                {name}
              </BrandLink>
            </li>
          ))}
        </ChoiceRow>
      )}
    </Fetched>
  );
};

const BrandLink = styled(FilterLink)`
  ${choiceLink}
`;
