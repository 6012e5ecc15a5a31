import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { BoundFilter, Facets, ListFilters } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkLook } from '@caravan/shared/ui';
import { clearedSearch, limitedSearch, listSearch, usedFilters } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listPlace';
import { useFilterNames, useLimitNumbers, usePhraseNames } from './useFilterNames';

/** For each limit in use the nearest one that the list offers by which something fits. */
const widerLimits = (filters: ListFilters, facets: Facets | undefined) =>
  (facets?.bounds ?? []).flatMap(({ filter, steps }) => {
    const bound = filters[filter];
    if (bound === undefined) return [];
    const isFrom = filter.endsWith('Min');
    const found = steps
      .filter(({ value, count }) => count > 0 && (isFrom ? value < bound : value > bound))
      .toSorted((one, other) => (isFrom ? other.value - one.value : one.value - other.value))[0];
    return found === undefined ? [] : [{ filter, ...found }];
  });

interface NoResultProps {
  /** Called when a way out is taken: the link is gone afterwards, and the focus with it. */
  readonly onLeave: () => void;
}

/** A list in which nothing matches: which word or filter to give up, which limit to widen, most found first, and how many that would give. */
export const NoResult = ({ onLeave }: NoResultProps): ReactElement => {
  const { t, page, view, facets } = useList();
  const { lang, currency } = useSite();
  const nameOf = useFilterNames();
  const phraseOf = usePhraseNames();
  const limitOf = useLimitNumbers();
  const used = usedFilters(view);
  const phrases = (facets?.understood ?? []).filter(({ isUsed }) => isUsed);
  const without = (count: number, name: string, change: Parameters<typeof listSearch>[1]) => ({
    count,
    text: t('without', { count, number: formatNumber(count, lang), name }),
    next: (search: URLSearchParams) => listSearch(search, change),
  });
  const wider = (filter: BoundFilter, value: number, count: number, rest?: string) => ({
    count,
    text: t('wider', {
      count,
      number: formatNumber(count, lang),
      name: t(`limits.${filter}`, { number: limitOf(filter, value).shown }),
    }),
    next: (search: URLSearchParams) => {
      const kept = rest === undefined ? search : new URLSearchParams(listSearch(search, { keyword: rest }));
      return limitedSearch(kept, { [filter]: String(value) }, currency);
    },
  });
  const ways = [
    ...phrases.map((each) => without(each.count, phraseOf(each), { keyword: each.rest })),
    ...(facets?.without ?? [])
      // Without the only phrase is without the keyword.
      .filter(({ filter }) => filter !== 'keyword' || phrases.length !== 1)
      .map(({ filter, count }) => {
        const names = used.filter((each) => each.filter === filter).map(nameOf);
        return without(count, names.join(', '), { [filter]: null });
      }),
    ...phrases.flatMap(({ rest, wider: limit }) =>
      limit === undefined ? [] : [wider(limit.filter, limit.value, limit.count, rest)],
    ),
    ...widerLimits(view.filters, facets).map(({ filter, value, count }) => wider(filter, value, count)),
  ]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <EmptyState
      title={t('empty')}
      text={ways.length > 0 ? t('loosen') : t('emptyAdvice')}
      action={
        <List>
          {ways.map(({ text, next }) => (
            <li key={text}>
              <Way page={page} search={next} onClick={onLeave}>
                {text}
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
