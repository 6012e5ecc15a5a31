import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import type { BoundFilter, Facets, ListFilters, UnderstoodPhrase } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkStyle } from '@caravan/shared/ui';
import { clearSearch, setSearchLimits, changeListSearch, removePhrase, usedFilters } from '../../api/listView';
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

/**
 * Shows a message for an empty list, with links that remove a phrase or a filter, or widen a limit. The link with the most
 * results is first.
 */
export const NoResult = ({ onLeave }: NoResultProps) => {
  const { t, own, page, view, search: shown, currentFacets } = useList();
  const { lang, currency } = useSite();
  const nameOf = useFilterNames();
  const phraseOf = usePhraseNames();
  const limitNumberOf = useLimitNumbers();
  const used = usedFilters(view);
  const phrases = (currentFacets?.understood ?? []).filter(({ isUsed }) => isUsed);
  const removal = (count: number, name: string, next: (search: URLSearchParams) => string) => ({
    count,
    text: t('without', { count, number: formatNumber(count, lang), name }),
    next,
  });
  const widening = (filter: BoundFilter, value: number, count: number, phrase?: UnderstoodPhrase) => ({
    count,
    text: t('wider', {
      count,
      number: formatNumber(count, lang),
      name: own(`limits.${filter}`, { number: limitNumberOf(filter, value).text }),
    }),
    next: (search: URLSearchParams) => {
      const base = phrase === undefined ? search : new URLSearchParams(removePhrase(search, shown, phrase));
      return setSearchLimits(base, { [filter]: String(value) }, view.filters.in ?? currency);
    },
  });
  const changes = [
    ...phrases.map((phrase) =>
      removal(phrase.count, phraseOf(phrase), (search) => removePhrase(search, shown, phrase)),
    ),
    ...(currentFacets?.without ?? [])
      // Removing the only phrase is the same as removing the keyword.
      .filter(({ filter }) => filter !== 'keyword' || phrases.length !== 1)
      .map(({ filter, count }) => {
        const names = used.filter((usedFilter) => usedFilter.filter === filter).map(nameOf);
        return removal(count, names.join(', '), (search) => changeListSearch(search, { [filter]: null }));
      }),
    ...phrases.flatMap((phrase) =>
      phrase.wider === undefined ? [] : [widening(phrase.wider.filter, phrase.wider.value, phrase.wider.count, phrase)],
    ),
    ...widerLimits(view.filters, currentFacets).map(({ filter, value, count }) => widening(filter, value, count)),
  ]
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count);
  return (
    <EmptyState
      title={own('empty')}
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
