import { styled } from 'styled-components';
import type { Brand } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, size } from '@caravan/shared/theme';
import { opening, useTrack } from '@caravan/shared/tracking';
import { choiceLink } from '../choiceLink';
import { FilterLink } from '../FilterLink';

interface BrandLinkProps {
  /** Path of the list. */
  readonly page: string;
  readonly brand: Omit<Brand, 'year'> & { readonly count?: number };
}

/** A link to the cars of a brand, with its logo and number of cars. */
export const BrandLink = ({ page, brand }: BrandLinkProps) => {
  const { lang } = useSite();
  const track = useTrack();
  return (
    <StyledLink
      page={page}
      search={`?brand=${encodeURIComponent(brand.id)}`}
      {...opening(() => track('FINDER_BRAND_PV', { brandId: brand.id }))}
    >
      <img src={brand.logo} alt="" width="24" height="24" loading="lazy" />
      {brand.name}
      {brand.count !== undefined && <Count>{formatNumber(brand.count, lang)}</Count>}
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
