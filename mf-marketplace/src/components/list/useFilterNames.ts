import { choiceFilter } from '@caravan/shared/contracts/calls';
import { currencySymbol, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import type { UsedFilter } from '../../api/listView';
import { useList } from './listPlace';

/** Says a value of a filter in words: "Electric", "up to $25,000". */
export const useFilterNames = () => {
  const { t, facets } = useList();
  const { lang, currency } = useSite();
  return ({ filter, value }: UsedFilter): string => {
    if (filter === 'keyword') return t('quoted', { keyword: value });
    if (choiceFilter.options.some((choice) => choice === filter)) {
      const values = facets?.choices.find((choice) => choice.filter === filter)?.values;
      return values?.find((each) => each.value === value)?.name ?? value;
    }
    const number = filter.startsWith('year') ? value : formatNumber(Number(value), lang);
    return t(`limits.${filter}`, {
      number: filter.startsWith('price') ? `${currencySymbol(currency)}${number}` : number,
    });
  };
};
