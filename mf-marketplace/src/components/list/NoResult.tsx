import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkLook } from '@caravan/shared/ui';
import { clearedSearch, listSearch, usedFilters } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listPlace';
import { useFilterNames } from './useFilterNames';

interface NoResultProps {
  /** Called when a way out is taken: the link is gone afterwards, and the focus with it. */
  readonly onLeave: () => void;
}

/** A list in which nothing matches: which filter to give up, most found first, and how many that would give. */
export const NoResult = ({ onLeave }: NoResultProps): ReactElement => {
  const { t, page, view, facets } = useList();
  const { lang } = useSite();
  const nameOf = useFilterNames();
  const used = usedFilters(view);
  const ways = (facets?.without ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <EmptyState
      title={t('empty')}
      text={ways.length > 0 ? t('loosen') : t('emptyAdvice')}
      action={
        <List>
          {ways.map(({ filter, count }) => (
            <li key={filter}>
              <Way page={page} search={(search) => listSearch(search, { [filter]: null })} onClick={onLeave}>
                {t('without', {
                  count,
                  number: formatNumber(count, lang),
                  name: used
                    .filter((each) => each.filter === filter)
                    .map(nameOf)
                    .join(', '),
                })}
              </Way>
            </li>
          ))}
          <li>
            <Way page={page} search={clearedSearch} onClick={onLeave}>
              {t('clearAll')}
            </Way>
          </li>
        </List>
      }
    />
  );
};

const List = styled.ul`
  display: grid;
`;

const Way = styled(FilterLink)`
  ${linkLook}
  display: inline-block;
  padding-block: ${space[1]};
`;
