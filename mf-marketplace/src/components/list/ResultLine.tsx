import type { ReactElement, Ref } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, font, size, space } from '@caravan/shared/theme';
import { useList } from './listPlace';
import { SortSelect } from './SortSelect';

interface ResultLineProps {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly ref: Ref<HTMLOutputElement>;
}

/** Number of results, announced when it changes, and the select for the order. */
export const ResultLine = ({ total, ref }: ResultLineProps): ReactElement => {
  const { t, view, facets } = useList();
  const { lang } = useSite();
  const found = (number: number): string => {
    const count = t('count', { count: number, number: formatNumber(number, lang) });
    return view.keyword === undefined ? count : `${count} ${t('forKeyword', { keyword: view.keyword })}`;
  };
  const readings = (facets?.understood ?? [])
    .filter(({ isGuess }) => isGuess)
    .map(({ word, name }) => t('readAs', { word, names: name }));
  return (
    <Line>
      <Head>
        <Count ref={ref} tabIndex={-1} data-room={total === undefined ? found(0) : undefined}>
          {total !== undefined && found(total)}
        </Count>
        {total !== 0 && <SortSelect />}
      </Head>
      {readings.length > 0 && <Reading>{readings.join(' ')}</Reading>}
    </Line>
  );
};

const Line = styled.div`
  padding-top: ${space[1]};
  margin-bottom: ${space[1]};
`;

/** Beside each other where both fit. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
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

const Reading = styled.p`
  color: ${colour.inkSoft};
`;
