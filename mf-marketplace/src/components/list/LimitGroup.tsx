import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isMoneyFilter, type BoundFilter, type Facets } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { Button, Select } from '@caravan/shared/ui';
import { setSearchLimits } from '../../api/listView';
import { useLatestSearch } from '../useLatestSearch';
import { HiddenFields } from './HiddenFields';
import { useList } from './listContext';
import { useLimitNumbers } from './useFilterNames';

/** The value of a field without a limit. The server ignores it in an address. */
const ANY = 'any';

/** Selects for limits, each option with its number of results. Without scripts they work as a GET form. */
export const LimitGroup = ({ bounds }: { readonly bounds: Facets['bounds'] }) => {
  const { t, own, page, view, search, facets } = useList();
  const { lang, currency } = useSite();
  const limitNumberOf = useLimitNumbers();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const filters = bounds.map(({ filter }) => filter);
  const latestSearch = useLatestSearch();
  const isMoney = filters.some(isMoneyFilter);
  const limitCurrency = view.filters.in ?? currency;
  const applyLimits = (change: Readonly<Record<string, string>>): void => {
    const limits = Object.entries(change).map(([name, value]) => [name, value === ANY ? null : value] as const);
    void navigate(
      { pathname: page, search: setSearchLimits(latestSearch(), Object.fromEntries(limits), currency) },
      { preventScrollReset: true },
    );
  };
  const shownValueOf = (filter: BoundFilter): string => String(view.filters[filter] ?? ANY);
  // Applies limits that the visitor chose before hydration.
  useEffect(() => {
    const shownValues = new Map<string, string>(filters.map((filter) => [filter, shownValueOf(filter)]));
    const fields = [...(form.current?.querySelectorAll('select') ?? [])];
    const changed = fields.filter(({ name, value }) => value !== shownValues.get(name));
    if (changed.length > 0) applyLimits(Object.fromEntries(changed.map(({ name, value }) => [name, value])));
    // oxlint-disable-next-line exhaustive-deps -- runs once, after hydration
  }, []);
  return (
    <Form ref={form} action={page}>
      <HiddenFields search={search} without={[...filters, ...(isMoney ? ['in'] : []), 'page']} />
      {isMoney && (limitCurrency !== 'USD' || search.has('in')) && (
        <input type="hidden" name="in" value={limitCurrency} />
      )}
      {bounds.map(({ filter, steps }) => {
        const chosen = view.filters[filter];
        // A limit that matches all or no entries is not offered.
        const unlimitedCount =
          facets?.without.find((without) => without.filter === filter)?.count ?? facets?.total ?? Infinity;
        const offeredSteps = steps.filter(
          ({ value, count }) => (count > 0 && count < unlimitedCount) || value === chosen,
        );
        const isTyped = chosen !== undefined && !offeredSteps.some(({ value }) => value === chosen);
        return (
          <Select
            key={filter}
            name={filter}
            label={own(`names.${filter}`)}
            value={shownValueOf(filter)}
            onChange={(value) => applyLimits({ [filter]: value })}
            options={[
              { value: ANY, text: t('any') },
              ...offeredSteps.map(({ value, count }) => ({
                value: String(value),
                // The closed select has no room for a count.
                text: `${limitNumberOf(filter, value).text}${value === chosen ? '' : ` (${formatNumber(count, lang)})`}`,
              })),
              ...(isTyped ? [{ value: String(chosen), text: limitNumberOf(filter, chosen).text }] : []),
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
