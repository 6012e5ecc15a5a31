import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, Select } from '@caravan/shared/ui';
import { listSearch } from '../../api/listView';
import { useAskedSearch } from '../useAskedSearch';
import { CarriedEntries } from './CarriedEntries';
import { useList } from './listPlace';

/** Default order of an address without one. */
const USUAL = 'newest';

/** The order of the list as one choice: a GET form without scripts, followed at once with them. */
export const SortSelect = (): ReactElement => {
  const { t, page, sorts, view, search } = useList();
  const asked = useAskedSearch();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const show = (sort: string): void => {
    void navigate(
      { pathname: page, search: listSearch(asked(), { sort: sort === USUAL ? null : sort }) },
      { preventScrollReset: true },
    );
  };
  // What was chosen before scripts ran is followed now.
  useEffect(() => {
    const chosen = form.current?.querySelector('select')?.value;
    if (chosen !== undefined && chosen !== view.sort) show(chosen);
    // oxlint-disable-next-line exhaustive-deps -- only the first order is the server's
  }, []);
  return (
    <Form ref={form} action={page}>
      <CarriedEntries search={search} without={['sort', 'page']} />
      <Select
        name="sort"
        label={t('sort')}
        hideLabel
        value={view.sort}
        onChange={show}
        options={sorts.map((sort) => ({ value: sort, text: t(`sorts.${sort}`) }))}
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
  flex: 0 1 auto;
  min-width: 0;
  max-width: 100%;
`;

const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
