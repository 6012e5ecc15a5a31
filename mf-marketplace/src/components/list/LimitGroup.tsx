import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isPriceFilter, type BoundFilter, type Facets } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { Button, Select } from '@caravan/shared/ui';
import { limitedSearch } from '../../api/listView';
import { useAskedSearch } from '../useAskedSearch';
import { CarriedEntries } from './CarriedEntries';
import { useList } from './listPlace';
import { useLimitNumbers } from './useFilterNames';

/** The entry of a field that limits nothing; in an address it says nothing either. */
const ANY = 'any';

interface LimitGroupProps {
  readonly bounds: Facets['bounds'];
}

/** Limits to choose of a list, with what each would give: a GET form without scripts, followed at once with them. */
export const LimitGroup = ({ bounds }: LimitGroupProps): ReactElement => {
  const { t, page, view, search, facets } = useList();
  const { lang, currency } = useSite();
  const numberOf = useLimitNumbers();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const filters = bounds.map(({ filter }) => filter);
  const asked = useAskedSearch();
  const isPrice = filters.some(isPriceFilter);
  const limitCurrency = view.filters.in ?? currency;
  const show = (change: Readonly<Record<string, string>>): void => {
    const limits = Object.entries(change).map(([name, value]) => [name, value === ANY ? null : value] as const);
    void navigate(
      { pathname: page, search: limitedSearch(asked(), Object.fromEntries(limits), currency) },
      { preventScrollReset: true },
    );
  };
  const shownOf = (filter: BoundFilter): string => String(view.filters[filter] ?? ANY);
  // What was chosen before scripts ran is followed now.
  useEffect(() => {
    const shown = new Map<string, string>(filters.map((filter) => [filter, shownOf(filter)]));
    const fields = [...(form.current?.querySelectorAll('select') ?? [])];
    const early = fields.filter(({ name, value }) => value !== shown.get(name));
    if (early.length > 0) show(Object.fromEntries(early.map(({ name, value }) => [name, value])));
    // oxlint-disable-next-line exhaustive-deps -- only the first fields are the server's
  }, []);
  return (
    <Form ref={form} action={page}>
      <CarriedEntries search={search} without={[...filters, ...(isPrice ? ['in'] : []), 'page']} />
      {isPrice && limitCurrency !== 'USD' && <input type="hidden" name="in" value={limitCurrency} />}
      {bounds.map(({ filter, steps }) => {
        const chosen = view.filters[filter];
        // What leaves everything, or nothing, is no choice.
        const all = facets?.without.find((without) => without.filter === filter)?.count ?? facets?.total ?? Infinity;
        const offered = steps.filter(({ value, count }) => (count > 0 && count < all) || value === chosen);
        const isTyped = chosen !== undefined && !offered.some(({ value }) => value === chosen);
        return (
          <Select
            key={filter}
            name={filter}
            label={t(`names.${filter}`)}
            value={shownOf(filter)}
            onChange={(value) => show({ [filter]: value })}
            options={[
              { value: ANY, text: t('any') },
              ...offered.map(({ value, count }) => ({
                value: String(value),
                text: `${numberOf(filter, value).shown} (${formatNumber(count, lang)})`,
              })),
              ...(isTyped ? [{ value: String(chosen), text: numberOf(filter, chosen).shown }] : []),
            ]}
          />
        );
      })}
      <Apply>
        <Button type="submit">{t('apply')}</Button>
      </Apply>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${space[1]};
  align-items: end;
`;

const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
