import { Icon, Search } from '@caravan/shared/icons';
import { useEffect, useRef, type FormEvent } from 'react';
import type { Suggestion } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { useTrack } from '@caravan/shared/tracking';
import { Button, TextField } from '@caravan/shared/ui';
import { hasMoneyLimit, type ListView, setSearchKeyword } from '../../api/listView';
import { idsIn } from '../../api/pageSearch';
import { useLatestSearch } from '../useLatestSearch';
import { HiddenFields } from './HiddenFields';
import { Suggestions } from './lazyParts';
import { useCombobox } from './useCombobox';

interface KeywordFormProps {
  /** Path of the list to search. */
  readonly page: string;
  /** The current query: its filters and order stay. */
  readonly search: URLSearchParams;
  readonly view: Pick<ListView, 'keyword' | 'filters'>;
  readonly label: string;
}

/** The search box. Without scripts it works as a GET form. */
export const KeywordForm = ({ page, search, view, label }: KeywordFormProps) => {
  const { keyword, filters } = view;
  const t = useTexts('marketplace');
  const { currency } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latestSearch = useLatestSearch();
  const searchNow = (): URLSearchParams => (pathname === page ? latestSearch() : search);
  const track = useTrack();
  const field = useRef<HTMLInputElement>(null);
  const shownKeyword = useRef(keyword);
  // The field is uncontrolled, so that text typed before hydration stays. Only a new keyword in the address replaces it.
  useEffect(() => {
    if (shownKeyword.current === keyword) return;
    shownKeyword.current = keyword;
    if (field.current) field.current.value = keyword ?? '';
  }, [keyword]);
  const chooseSuggestion = ({ filter, value, rest }: Suggestion, list: string): void => {
    if (filter === 'brand') track('FINDER_BRAND_PV', { brandId: value });
    const values = [...new Set([...idsIn(searchNow(), filter), value])].toSorted();
    if (field.current) field.current.value = rest;
    const next = setSearchKeyword(searchNow(), { keyword: rest, [filter]: values }, currency);
    void navigate({ pathname: list, search: next });
  };
  const hasLimit = hasMoneyLimit(search);
  // A chosen suggestion puts the currency of its prices into the address.
  const countedFilters = hasLimit ? filters : { ...filters, in: currency };
  const { id, entries, active, close, pick, field: combobox } = useCombobox(page, countedFilters, chooseSuggestion);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    close();
    const typed = field.current?.value.trim() ?? '';
    void navigate({ pathname: page, search: setSearchKeyword(searchNow(), { keyword: typed }, currency) });
  };
  return (
    <Form action={page} onSubmit={handleSubmit}>
      <HiddenFields search={search} without={['keyword', 'page', 'filters', ...(hasLimit ? [] : ['in'])]} />
      {!hasLimit && <input type="hidden" name="in" value={currency} />}
      <TextField
        ref={field}
        type="search"
        name="keyword"
        label={label}
        hideLabel
        placeholder={t('search.hint')}
        defaultValue={keyword ?? ''}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        {...combobox}
      />
      <Button type="submit" variant="primary" icon={<Icon of={Search} />}>
        {t('search.go')}
      </Button>
      {entries.length > 0 && (
        <Suggestions id={id} label={t('search.suggestions')} entries={entries} active={active} onChoose={pick} />
      )}
    </Form>
  );
};

// A role, because browsers before 2023 do not support <search>.
const Form = styled.form.attrs({ role: 'search' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]};
  width: 36rem;
  max-width: 100%;
  > :has(label) {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
