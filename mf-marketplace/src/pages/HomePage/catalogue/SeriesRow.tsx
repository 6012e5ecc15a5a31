import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { CatalogueBrand } from '@caravan/shared/contracts/calls';
import { colour } from '@caravan/shared/theme';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { CATALOGUE } from './catalogueId';

interface SeriesRowProps {
  readonly series: CatalogueBrand['series'];
  readonly chosen: string | undefined;
  /** The query that shows a series; null shows all of the brand. */
  readonly searchFor: (series: string | null) => string;
}

/** The series of the chosen brand. */
export const SeriesRow = ({ series, chosen, searchFor }: SeriesRowProps): ReactElement => {
  const t = useTexts('marketplace');
  const current = (id: string | undefined) => (chosen === id ? 'true' : undefined);
  return (
    <ChoiceRow label={t('catalogue.series')} chosen={chosen} ruled>
      <li>
        <SeriesLink section={CATALOGUE} search={searchFor(null)} aria-current={current(undefined)}>
          {t('catalogue.allSeries')}
        </SeriesLink>
      </li>
      {series.map(({ id, name, count }) => (
        <li key={id}>
          <SeriesLink section={CATALOGUE} search={searchFor(id)} aria-current={current(id)}>
            {name}
            <Count>{count}</Count>
          </SeriesLink>
        </li>
      ))}
    </ChoiceRow>
  );
};

const SeriesLink = styled(FilterLink)`
  ${choiceLink}
`;

const Count = styled.span`
  color: ${colour.inkFaint};
  font-variant-numeric: tabular-nums;
`;
