import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import type { BoundFilter, Facets, ListFilters } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkStyle } from '@caravan/shared/ui';
import { clearSearch, setSearchLimits, changeListSearch, usedFilters } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';
import { useFilterNames, useLimitNumbers, usePhraseNames } from './useFilterNames';

/** Returns the next wider value with results for each limit in use. */
const widerLimits = (filters: ListFilters, facets: Facets | undefined) =>
  (facets?.bounds ?? []).flatMap(({ filter, steps }) => {
    const bound = filters[filter];
    if (bound === undefined) return [];
    const isFrom = filter.endsWith('Min');
    const found = steps
      .filter(({ value, count }) => count > 0 && (isFrom ? value < bound : value > bound))
      .toSorted((first, second) => (isFrom ? second.value - first.value : first.value - second.value))[0];
    return found === undefined ? [] : [{ filter, ...found }];
  });

interface NoResultProps {
  /** Called with a click on a link. The link then disappears, so the caller moves the focus. */
  readonly onLeave: MouseEventHandler;
}

/** Message for an empty list, with links that remove a phrase or a filter, or widen a limit. Most results come first. */
export const NoResult = ({ onLeave }: NoResultProps) => {
  const { t, page, view, currentFacets } = useList();
  const { lang, currency } = useSite();
  const nameOf = useFilterNames();
  const phraseOf = usePhraseNames();
  const limitNumberOf = useLimitNumbers();
  const used = usedFilters(view);
  const phrases = (currentFacets?.understood ?? []).filter(({ isUsed }) => isUsed);
  const removal = (count: number, name: string, change: Parameters<typeof changeListSearch>[1]) => ({
    count,
    text: t('without', { count, number: formatNumber(count, lang), name }),
    next: (search: URLSearchParams) => changeListSearch(search, change),
  });
  const widening = (filter: BoundFilter, value: number, count: number, remainingKeyword?: string) => ({
    count,
    text: t('wider', {
      count,
      number: formatNumber(count, lang),
      name: t(`limits.${filter}`, { number: limitNumberOf(filter, value).text }),
    }),
    next: (search: URLSearchParams) => {
      const base =
        remainingKeyword === undefined
          ? search
          : new URLSearchParams(changeListSearch(search, { keyword: remainingKeyword }));
      return setSearchLimits(base, { [filter]: String(value) }, view.filters.in ?? currency);
    },
  });
  const changes = [
    ...phrases.map((phrase) => removal(phrase.count, phraseOf(phrase), { keyword: phrase.rest })),
    ...(currentFacets?.without ?? [])
      // Removing the only phrase is the same as removing the keyword.
      .filter(({ filter }) => filter !== 'keyword' || phrases.length !== 1)
      .map(({ filter, count }) => {
        const names = used.filter((usedFilter) => usedFilter.filter === filter).map(nameOf);
        return removal(count, names.join(', '), { [filter]: null });
      }),
    ...phrases.flatMap(({ rest, wider: limit }) =>
      limit === undefined ? [] : [widening(limit.filter, limit.value, limit.count, rest)],
    ),
    ...widerLimits(view.filters, currentFacets).map(({ filter, value, count }) => widening(filter, value, count)),
  ]
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count);
  return (
    <EmptyState
      title={t('empty')}
      text={changes.length > 0 ? t('loosen') : t('emptyAdvice')}
      action={
        <List>
          {changes.map(({ text, next }) => (
            <li key={text}>
              <ChangeLink page={page} search={next} onClick={onLeave}>
                {text}
              </ChangeLink>
            </li>
          ))}
          {/* Removing the only condition is the same as clearing all. */}
          {(used.length > 1 || changes.length === 0) && (
            <li>
              <ChangeLink page={page} search={clearSearch} onClick={onLeave}>
                {t('clearAll')}
              </ChangeLink>
            </li>
          )}
        </List>
      }
    />
  );
};

const List = styled.ul`
  display: grid;
`;

const ChangeLink = styled(FilterLink)`
  ${linkStyle}
  display: inline-block;
  padding-block: ${space[1]};
`;
