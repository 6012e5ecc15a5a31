import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { ListFilters, Suggestion } from '@caravan/shared/contracts/calls';
import { useSite } from '@caravan/shared/site';
import { useLocation } from 'react-router-dom';
import { api } from '../../api/api';
import { CARS_PATH, VEHICLES_PATH } from '../../api/listView';
import { optionId } from './optionId';

/**
 * Suggestions for a keyword and the path of their list. None if the keyword is empty or the call fails. On other pages than the lists,
 * suggests vehicles if the catalogue has no suggestion.
 */
const useSuggestions = (
  page: string,
  parameter: { readonly keyword: string; readonly filters: ListFilters },
): { readonly list: string; readonly suggestions: readonly Suggestion[] } => {
  const { lang } = useSite();
  const { pathname } = useLocation();
  const isCars = page === CARS_PATH;
  const isEmpty = parameter.keyword === '';
  const cars = api.query('usedCarSuggest').useQuery(parameter, { skip: !isCars || isEmpty }).currentData;
  const isOtherList = isCars && pathname !== page && cars?.length === 0;
  const vehicles = api
    .query('getFinderSuggest')
    .useQuery({ lang, ...parameter }, { skip: (isCars && !isOtherList) || isEmpty }).currentData;
  return isCars && !isOtherList
    ? { list: page, suggestions: cars ?? [] }
    : { list: VEHICLES_PATH, suggestions: vehicles ?? [] };
};

/** Time without a keystroke before suggestions are fetched. */
const DEBOUNCE_MS = 150;

/**
 * Suggestions for typed text, counted beside `filters`, with keyboard selection: the ARIA pattern of a combobox with a list.
 */
export const useCombobox = (page: string, filters: ListFilters, choose: (entry: Suggestion, list: string) => void) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [requestedKeyword, setRequestedKeyword] = useState('');
  const [active, setActive] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setRequestedKeyword(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { list, suggestions } = useSuggestions(page, { keyword: requestedKeyword, filters });
  const entries = typed === '' ? [] : suggestions;
  const open = entries.length > 0;
  const close = (): void => {
    setTyped('');
    setRequestedKeyword('');
    setActive(-1);
  };
  const pick = (entry: Suggestion): void => {
    close();
    choose(entry, list);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = entries[active];
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (step !== undefined && open) {
      // Index -1, before the first and after the last entry, is the typed text.
      const positions = entries.length + 1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    } else return;
    event.preventDefault();
  };
  return {
    id,
    entries,
    active,
    close,
    pick,
    field: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && active >= 0 ? optionId(id, active) : undefined,
      onInput: (event: { readonly currentTarget: HTMLInputElement }) => {
        setTyped(event.currentTarget.value.trim());
        setActive(-1);
      },
      onKeyDown: handleKey,
      onBlur: close,
    },
  } as const;
};
