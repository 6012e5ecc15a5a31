import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { listSearch } from '../../api/listView';
import { choiceLink } from '../choiceLink';
import { ChoiceRow } from '../ChoiceRow';
import { FilterLink } from '../FilterLink';
import { useList } from './listPlace';

/** The orders of the list; newest first is what an address without one means. */
export const SortRow = (): ReactElement => {
  const { t, page, sorts, view } = useList();
  return (
    <ChoiceRow label={t('sort')} chosen={view.sort}>
      {sorts.map((sort) => (
        <li key={sort}>
          <SortLink
            page={page}
            search={(search) => listSearch(search, { sort: sort === 'newest' ? null : sort })}
            aria-current={sort === view.sort ? 'true' : undefined}
          >
            {t(`sorts.${sort}`)}
          </SortLink>
        </li>
      ))}
    </ChoiceRow>
  );
};

const SortLink = styled(FilterLink)`
  ${choiceLink}
`;
