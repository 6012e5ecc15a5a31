import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import { catalogueSearch, type CatalogueView } from '../../../api/catalogueView';
import { CarriedEntries } from './CarriedEntries';
import { CATALOGUE } from './catalogueId';

interface KeywordFormProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
}

/** The search box: a GET form, which the router answers where scripts run. */
export const KeywordForm = ({ view, search }: KeywordFormProps): ReactElement => {
  const t = useTexts('marketplace');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(view.keyword);
  // Uncontrolled: what was typed before scripts ran stays, and only another keyword in the address takes its place.
  useEffect(() => {
    if (shown.current === view.keyword) return;
    shown.current = view.keyword;
    if (field.current) field.current.value = view.keyword ?? '';
  }, [view.keyword]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const keyword = field.current?.value.trim() ?? '';
    void navigate({ search: catalogueSearch(search, { keyword }) }, { preventScrollReset: true });
  };
  return (
    <Form action={`#${CATALOGUE}`} onSubmit={handleSubmit}>
      <CarriedEntries search={search} without={['keyword', 'page', 'filters']} />
      <TextField
        ref={field}
        type="search"
        name="keyword"
        label={t('catalogue.keyword')}
        hideLabel
        placeholder={t('catalogue.keywordHint')}
        defaultValue={view.keyword ?? ''}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
        {t('catalogue.search')}
      </Button>
    </Form>
  );
};

// A role instead of <search>, which browsers before 2023 do not know.
const Form = styled.form.attrs({ role: 'search' })`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  width: 27rem;
  max-width: 100%;
  > :nth-last-child(2) {
    flex: 1;
  }
`;
