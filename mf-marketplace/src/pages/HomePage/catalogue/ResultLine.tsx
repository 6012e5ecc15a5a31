import type { ReactElement, Ref } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { font, media, size, space } from '@caravan/shared/theme';
import { linkLook } from '@caravan/shared/ui';
import { clearedCatalogue, type CatalogueView } from '../../../api/catalogueView';
import { FilterLink } from '../../../components/FilterLink';
import { CATALOGUE } from './catalogueId';
import { SortRow } from './SortRow';

interface ResultLineProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** Whether the list on show has no car: it says the way back itself, and there is nothing to sort. */
  readonly empty: boolean;
  /** Whether the order is chosen here; the open filters have it otherwise. */
  readonly sorting: boolean;
  /** Called when the filters are cleared: the link is gone afterwards, and the focus with it. */
  readonly onClear: () => void;
  readonly ref: Ref<HTMLOutputElement>;
}

/** How many cars there are, said aloud when it changes, with the way back to all of them; and the order. */
export const ResultLine = ({ view, search, total, empty, sorting, onClear, ref }: ResultLineProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const filtered = view.brand !== undefined || view.keyword !== undefined;
  const found = (cars: number): string => {
    const count = t('catalogue.count', { count: cars, number: formatNumber(cars, lang) });
    return view.keyword === undefined ? count : `${count} ${t('catalogue.forKeyword', { keyword: view.keyword })}`;
  };
  return (
    <Line>
      <Found>
        <Count ref={ref} tabIndex={-1} data-room={total === undefined ? found(0) : undefined}>
          {total !== undefined && found(total)}
        </Count>
        {filtered && !empty && (
          <Clear section={CATALOGUE} search={clearedCatalogue(search)} onClick={onClear}>
            {t('catalogue.clear')}
          </Clear>
        )}
      </Found>
      {sorting && !empty && <SortRow view={view} search={search} />}
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
  /* The room of what will stand here: nothing beside or below it moves then. */
  &:empty::before {
    content: attr(data-room);
    visibility: hidden;
  }
`;

const Clear = styled(FilterLink)`
  ${linkLook}
  padding-block: ${space[1]};
  font-size: ${size.small};
`;
