import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { catalogueSearch, catalogueSorts, type CatalogueView } from '../../../api/catalogueView';
import { choiceLink, choiceRow } from '../../../components/choiceLink';
import { FilterLink } from '../../../components/FilterLink';
import { CATALOGUE } from './catalogueId';

interface SortRowProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
}

/** The orders of the catalogue; newest first is what an address without one means. */
export const SortRow = ({ view, search }: SortRowProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  return (
    <Row aria-label={t('catalogue.sort')}>
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
    </Row>
  );
};

const Row = styled.ul`
  ${choiceRow}
`;

const SortLink = styled(FilterLink)`
  ${choiceLink}
`;
