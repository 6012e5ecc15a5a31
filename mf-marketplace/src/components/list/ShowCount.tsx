import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { useList } from './listContext';

/** Text of a control that leads from the filters to the results. `total` is undefined while unknown. */
export const ShowCount = ({ total }: { readonly total: number | undefined }) => {
  const { t } = useList();
  const { lang } = useSite();
  return total === undefined ? t('showList') : t('show', { count: total, number: formatNumber(total, lang) });
};
