import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatMonth } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { MARKETS } from '@caravan/shared/terms';
import { colour, media, space } from '@caravan/shared/theme';
import { FilterLinks, Button, Select } from '@caravan/shared/ui';
import { salesAddress, type SalesView } from './salesView';

interface SalesFiltersProps {
  readonly view: SalesView;
}

/** Country, interval and month: links and a form, so that each view has its address and works without JavaScript. */
export const SalesFilters = ({ view }: SalesFiltersProps) => {
  const { t } = useTranslation('statistics');
  const { lang } = useSite();
  const navigate = useNavigate();
  const [newest] = view.months;
  const month = view.month === newest ? undefined : view.month;
  const show = (chosen: string): void => {
    void navigate(salesAddress({ ...view, month: chosen }), { preventScrollReset: true });
  };
  return (
    <Bar>
      <FilterLinks
        label={t('country')}
        links={MARKETS.map((location) => ({
          key: location,
          text: t(`countries.${location}`),
          // Changing the country resets the month.
          to: salesAddress({ location, type: view.type }),
          current: location === view.location,
        }))}
      />
      <FilterLinks
        label={t('sales.interval')}
        links={([2, 1] as const).map((type) => ({
          key: String(type),
          text: t(type === 2 ? 'sales.weekly' : 'sales.monthly'),
          to: salesAddress({ location: view.location, type, ...(month ? { month } : {}) }),
          current: type === view.type,
        }))}
      />
      <Months method="get" action="/sales/list">
        {view.location !== 'georgia' && <input type="hidden" name="location" value={view.location} />}
        {view.type === 1 && <input type="hidden" name="type" value="1" />}
        <Select
          label={t('sales.month')}
          name="month"
          value={view.month}
          options={view.months.map((value) => ({ value, text: formatMonth(value, lang) }))}
          onChange={show}
        />
        <noscript>
          <Button type="submit">{t('sales.show')}</Button>
        </noscript>
      </Months>
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[1]} ${space[5]};
  padding-bottom: ${space[3]};
  border-top: 1px solid ${colour.line};
  padding-top: ${space[2]};
`;

const Months = styled.form`
  display: flex;
  margin-inline-start: auto;
  ${media.narrow} {
    margin-inline-start: 0;
  }
  align-items: flex-end;
  gap: ${space[1]};
`;
