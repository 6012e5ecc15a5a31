import type { ReactElement, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { font, media, size, space } from '@caravan/shared/theme';
import { linkLook } from '@caravan/shared/ui';
import { clearedCatalogue, type CatalogueView } from '../../../api/catalogueView';
import { FilterLink } from '../../../components/FilterLink';
import { CATALOGUE } from './catalogueId';
import { SortRow } from './SortRow';

interface ResultLineProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  readonly total: number | undefined;
  /** Whether the order is chosen here; the open filters have it otherwise. */
  readonly sorting: boolean;
  readonly ref: Ref<HTMLOutputElement>;
}

/** How many cars there are, said aloud when it changes, with the way back to all of them; and the order. */
export const ResultLine = ({ view, search, total, sorting, ref }: ResultLineProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  const filtered = view.brand !== undefined || view.keyword !== undefined;
  return (
    <Line>
      <Found>
        <Count ref={ref} tabIndex={-1}>
          {total !== undefined && t('catalogue.count', { count: total, number: formatNumber(total, lang) })}
          {view.keyword !== undefined && ` ${t('catalogue.forKeyword', { keyword: view.keyword })}`}
        </Count>
        {filtered && total !== 0 && (
          <Clear section={CATALOGUE} search={clearedCatalogue(search)}>
            {t('catalogue.clear')}
          </Clear>
        )}
      </Found>
      {sorting && total !== 0 && <SortRow view={view} search={search} />}
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  min-height: 4rem;
  padding-block: ${space[1]};
  ${media.narrow} {
    flex-flow: column nowrap;
    align-items: stretch;
  }
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 2.75rem;
`;

const Count = styled.output`
  display: block;
  font-size: ${size.lead};
  font-weight: ${font.strong};
  font-variant-numeric: tabular-nums lining-nums;
  /* Focused before its list is there: a ring around nothing. */
  &:empty {
    outline: none;
  }
`;

const Clear = styled(FilterLink)`
  ${linkLook}
  padding-block: ${space[1]};
  font-size: ${size.small};
`;
