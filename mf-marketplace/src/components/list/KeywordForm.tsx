import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import { listSearch } from '../../api/listView';
import { CarriedEntries } from './CarriedEntries';

interface KeywordFormProps {
  /** The list that is searched. */
  readonly page: string;
  /** The query that goes on: filters and order. */
  readonly search: URLSearchParams;
  readonly keyword: string | undefined;
  readonly label: string;
}

/** The search box: a GET form, which the router answers where scripts run. */
export const KeywordForm = ({ page, search, keyword, label }: KeywordFormProps): ReactElement => {
  const t = useTexts('marketplace');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(keyword);
  // Uncontrolled: what was typed before scripts ran stays, and only another keyword in the address takes its place.
  useEffect(() => {
    if (shown.current === keyword) return;
    shown.current = keyword;
    if (field.current) field.current.value = keyword ?? '';
  }, [keyword]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    void navigate({ pathname: page, search: listSearch(search, { keyword: typed }) });
  };
  return (
    <Form action={page} onSubmit={handleSubmit}>
      <CarriedEntries search={search} without={['keyword', 'page', 'filters']} />
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
      />
      <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
        {t('search.go')}
      </Button>
    </Form>
  );
};

// A role instead of <search>, which browsers before 2023 do not know.
const Form = styled.form.attrs({ role: 'search' })`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  width: 36rem;
  max-width: 100%;
  > :nth-last-child(2) {
    flex: 1;
    min-width: 0;
  }
`;
