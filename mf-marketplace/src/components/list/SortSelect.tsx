import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, Select } from '@caravan/shared/ui';
import { changeListSearch } from '../../api/listView';
import { column } from '../column';
import { useLatestSearch } from '../useLatestSearch';
import { HiddenFields } from './HiddenFields';
import { useList } from './listContext';

/** Order of an address without one. */
const DEFAULT_SORT = 'newest';

/** A select for the order of the list. Without scripts it works as a GET form. */
export const SortSelect = () => {
  const { t, own, page, sorts, view, search } = useList();
  const latestSearch = useLatestSearch();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const applySort = (sort: string): void => {
    void navigate(
      { pathname: page, search: changeListSearch(latestSearch(), { sort: sort === DEFAULT_SORT ? null : sort }) },
      { preventScrollReset: true },
    );
  };
  // Applies an order that the visitor chose before hydration.
  useEffect(() => {
    const chosen = form.current?.querySelector('select')?.value;
    if (chosen !== undefined && chosen !== view.sort) applySort(chosen);
    // oxlint-disable-next-line exhaustive-deps -- runs once, after hydration
  }, []);
  return (
    <Form ref={form} action={page}>
      <HiddenFields search={search} without={['sort', 'page']} />
      <Select
        name="sort"
        label={t('sort')}
        hideLabel
        value={view.sort}
        onChange={applySort}
        options={sorts.map((sort) => ({ value: sort, text: own(`sorts.${sort}`) }))}
      />
      <Apply>
        <Button type="submit">{t('apply')}</Button>
      </Apply>
    </Form>
  );
};

const Form = styled.form`
  display: flex;
  gap: 0.5rem;
  min-width: 0;
  max-width: 100%;
  ${column.phone} {
    flex-grow: 1;
    > :has(label) {
      flex: 1;
    }
  }
`;

const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
