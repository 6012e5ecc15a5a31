import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatMonth } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { media, space } from '@caravan/shared/theme';
import { Button, FilterLinks, Select } from '@caravan/shared/ui';
import { measures } from '../../api/measures';
import { carTypes, listAddress, rankingAddress, type ViewChange } from '../../api/rankingView';
import { HiddenFields } from '../../components/HiddenFields';
import { PriceFilter, type FilterProps } from './PriceFilter';

/**
 * Shows the filters of the ranking: measure, type of car, price and month. They are links and forms, so that they work without JavaScript.
 */
export const RankingFilters = ({ view, link, list, onLeave }: FilterProps) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  const navigate = useNavigate();
  const addressWith = (changes: ViewChange) => link((latestView) => rankingAddress(latestView, changes));
  return (
    <>
      <Bar>
        {measures[view.id].length > 1 && (
          <FilterLinks
            label={t('filters.by')}
            links={measures[view.id].map((measure) => ({
              key: measure.key,
              text: t(`measures.${measure.key}`),
              to: addressWith({ measure }),
              current: measure === view.measure,
            }))}
          />
        )}
        <FilterLinks
          label={t('filters.carType')}
          links={[undefined, ...carTypes].map((carType) => ({
            key: carType ?? 'all',
            text: t(`carTypes.${carType ?? 'all'}`),
            to: addressWith({ carType }),
            current: carType === view.carType,
          }))}
        />
        {view.month !== undefined && (
          <Months method="get" action={`/sales/${view.id}`}>
            <HiddenFields address={listAddress(view)} except={['month']} />
            <Select
              label={t('filters.month')}
              name="month"
              value={view.month}
              options={view.months.map((value) => ({ value, text: formatMonth(value, lang) }))}
              onChange={(month) => void navigate(addressWith({ month }).now(), { preventScrollReset: true })}
            />
            <noscript>
              <Button type="submit">{t('filters.show')}</Button>
            </noscript>
          </Months>
        )}
      </Bar>
      <PriceFilter view={view} link={link} list={list} onLeave={onLeave} />
    </>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[2]} ${space[1]};
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
