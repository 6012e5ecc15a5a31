import { Icon, X } from '@caravan/shared/icons';
import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { colour, media, radius, size, space } from '@caravan/shared/theme';
import { linkStyle } from '@caravan/shared/ui';
import {
  clearSearch,
  SAVE_SEARCH_PATH,
  saveSearchQuery,
  usedFilters,
  removeFromSearch,
  removePhrase,
} from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';
import { useFilterNames, usePhraseNames } from './useFilterNames';

/** Filters in use and phrases of the keyword, each as a chip that removes it, and links that remove all and save the search. */
export const ChosenFilters = ({ onLeave }: { readonly onLeave: MouseEventHandler }) => {
  const { t, page, textKey, view, search: shown, currentFacets } = useList();
  const nameOf = useFilterNames();
  const phraseOf = usePhraseNames();
  const used = usedFilters(view);
  if (used.length === 0) return null;
  // Until the counts arrive, the keyword itself is one chip.
  const phrases = view.keyword === undefined ? [] : (currentFacets?.understood ?? []);
  const chips = [
    ...phrases.map((phrase, index) => ({
      key: `${index} ${phrase.word}`,
      name: phraseOf(phrase),
      searchWithout: (search: URLSearchParams) => removePhrase(search, shown, phrase),
    })),
    ...used
      .filter(({ filter }) => filter !== 'keyword' || phrases.length === 0)
      .map((each) => ({
        key: `${each.filter} ${each.value}`,
        name: nameOf(each),
        searchWithout: (search: URLSearchParams) => removeFromSearch(search, each),
      })),
  ];
  const save = (search: URLSearchParams): string =>
    saveSearchQuery(search, textKey, chips.map(({ name }) => name).join(', '));
  return (
    <Row aria-label={t('chosen')}>
      {chips.map(({ key, name, searchWithout }) => (
        <li key={key}>
          <Chip page={page} search={searchWithout} aria-label={t('removeFilter', { name })} onClick={onLeave}>
            {name}
            <Icon of={X} />
          </Chip>
        </li>
      ))}
      <li>
        <Action page={page} search={clearSearch} onClick={onLeave}>
          {t('clear')}
        </Action>
      </li>
      <li>
        <Action page={SAVE_SEARCH_PATH} search={save}>
          {t('save')}
        </Action>
      </li>
    </Row>
  );
};

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[2]};
`;

const Chip = styled(FilterLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  min-height: 2.25rem;
  padding-inline: ${space[2]} ${space[1]};
  border-radius: ${radius.round};
  background: ${colour.accentWash};
  color: ${colour.ink};
  font-size: ${size.small};
  text-decoration: none;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  ${media.hover} {
    &:hover {
      color: ${colour.accentStrong};
    }
  }
`;

const Action = styled(FilterLink)`
  ${linkStyle}
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  font-size: ${size.small};
`;
