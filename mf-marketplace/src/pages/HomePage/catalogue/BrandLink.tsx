import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { CatalogueBrand } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, size } from '@caravan/shared/theme';
import { opening, useTrack } from '@caravan/shared/tracking';
import { catalogueSearch } from '../../../api/catalogueView';
import { choiceLink } from '../../../components/choiceLink';
import { FilterLink } from '../../../components/FilterLink';
import { CATALOGUE } from './catalogueId';

interface BrandLinkProps {
  readonly brand: CatalogueBrand;
  readonly search: URLSearchParams;
  readonly chosen: boolean;
}

/** A brand of the filters with its mark and number of cars; choosing the chosen one again shows all brands. */
export const BrandLink = ({ brand, search, chosen }: BrandLinkProps): ReactElement => {
  const { lang } = useSite();
  const track = useTrack();
  return (
    <StyledLink
      section={CATALOGUE}
      search={catalogueSearch(search, { brand: chosen ? null : brand.id })}
      aria-current={chosen ? 'true' : undefined}
      {...(chosen ? {} : opening(() => track('FINDER_BRAND_PV', { brandId: brand.id })))}
    >
      <img src={brand.logo} alt="" width="24" height="24" loading="lazy" />
      {brand.name}
      <Count>{formatNumber(brand.count, lang)}</Count>
    </StyledLink>
  );
};

const StyledLink = styled(FilterLink)`
  ${choiceLink}
`;

const Count = styled.span`
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  font-variant-numeric: tabular-nums;
`;
