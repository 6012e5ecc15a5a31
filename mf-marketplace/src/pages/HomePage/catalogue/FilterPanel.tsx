import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { CatalogueBrand } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, size, space } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';
import { catalogueSearch, type CatalogueView } from '../../../api/catalogueView';
import { BrandLink } from './BrandLink';
import { SeriesRow } from './SeriesRow';
import { SortRow } from './SortRow';

interface FilterPanelProps {
  readonly brands: readonly CatalogueBrand[];
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** All filters at once: every brand, the series of the chosen one, the order. */
export const FilterPanel = ({ brands, view, search, total, onClose }: FilterPanelProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const brand = brands.find(({ id }) => id === view.brand);
  return (
    <Frame>
      <Title>{t('catalogue.brands')}</Title>
      <Brands>
        {brands.map((entry) => (
          <li key={entry.id}>
            <BrandLink brand={entry} search={search} chosen={entry.id === view.brand} />
          </li>
        ))}
      </Brands>
      {brand && (
        <>
          <Title>{t('catalogue.seriesOf', { brand: brand.name })}</Title>
          <SeriesRow
            series={brand.series}
            chosen={view.series}
            searchFor={(series) => catalogueSearch(search, { series })}
          />
        </>
      )}
      <Title>{t('catalogue.sort')}</Title>
      <SortRow view={view} search={search} />
      <Button variant="primary" onClick={onClose}>
        {total === undefined
          ? t('catalogue.show')
          : t('catalogue.show', { count: total, number: formatNumber(total, lang) })}
      </Button>
    </Frame>
  );
};

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${colour.line};
  > ul {
    width: 100%;
    margin-bottom: ${space[2]};
  }
`;

const Title = styled.h3`
  font-family: ${font.text};
  font-size: ${size.small};
  color: ${colour.inkSoft};
`;

const Brands = styled.ul`
  columns: 9rem 5;
  column-gap: ${space[2]};
  > li {
    break-inside: avoid;
  }
`;
