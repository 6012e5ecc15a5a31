import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { catalogueSearch, catalogueSorts, type CatalogueView } from '../../../api/catalogueView';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { CATALOGUE } from './catalogueId';

interface SortRowProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
}

/** The orders of the catalogue; newest first is what an address without one means. */
export const SortRow = ({ view, search }: SortRowProps): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <ChoiceRow label={t('catalogue.sort')} chosen={view.sort}>
      {catalogueSorts.map((sort) => (
        <li key={sort}>
          <SortLink
            section={CATALOGUE}
            search={catalogueSearch(search, { sort: sort === 'newest' ? null : sort })}
            aria-current={sort === view.sort ? 'true' : undefined}
          >
            {t(`catalogue.sorts.${sort}`)}
          </SortLink>
        </li>
      ))}
    </ChoiceRow>
  );
};

const SortLink = styled(FilterLink)`
  ${choiceLink}
`;
