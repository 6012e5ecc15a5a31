import type { Ref } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, font, size, space } from '@caravan/shared/theme';
import { useList } from './listContext';
import { SortSelect } from './SortSelect';

interface ResultLineProps {
  /** Undefined while unknown. */
  readonly total: number | undefined;
  readonly ref: Ref<HTMLOutputElement>;
}

/** Number of results, announced when it changes, and the select for the order. */
export const ResultLine = ({ total, ref }: ResultLineProps) => {
  const { t, view, currentFacets } = useList();
  const { lang } = useSite();
  const resultText = (number: number): string => {
    const count = t('count', { count: number, number: formatNumber(number, lang) });
    return view.keyword === undefined ? count : `${count} ${t('forKeyword', { keyword: view.keyword })}`;
  };
  const interpretations = (currentFacets?.understood ?? [])
    .filter(({ isGuess }) => isGuess)
    .map(({ word, name }) => t('readAs', { word, names: name }));
  return (
    <Line>
      <Head>
        <Count ref={ref} tabIndex={-1} data-placeholder={total === undefined ? resultText(0) : undefined}>
          {total !== undefined && resultText(total)}
        </Count>
        {total !== 0 && <SortSelect />}
      </Head>
      {interpretations.length > 0 && <Interpretations>{interpretations.join(' ')}</Interpretations>}
    </Line>
  );
};

const Line = styled.div`
  padding-top: ${space[1]};
  margin-bottom: ${space[1]};
`;

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
  /* A focus ring around empty text would look broken. */
  &:empty {
    outline: none;
  }
  /* Reserves the space of the count, so that nothing moves when it arrives. */
  &:empty::before {
    content: attr(data-placeholder);
    visibility: hidden;
  }
`;

const Interpretations = styled.p`
  color: ${colour.inkSoft};
`;
