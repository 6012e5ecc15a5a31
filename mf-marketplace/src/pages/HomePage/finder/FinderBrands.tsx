import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import { opening, useTrack } from '@caravan/shared/tracking';
import { Skeleton } from '@caravan/shared/ui';
import { finderBrandSearch } from '../../../api/finderView';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { FINDER_ID } from '../../../components/finderAddress';
import type { HomeProps } from '../homeQueries';

/** The brands that the finder has vehicles of. */
export const FinderBrands = ({ view: { finder: view, search }, queries }: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  const track = useTrack();
  return (
    <Fetched
      query={queries.finderBrands.useQuery()}
      skeleton={<Skeleton $height="2.75rem" />}
      failure={t('failed.brands')}
    >
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
