import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate, formatMonth, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, smallSoft, space } from '@caravan/shared/theme';
import { DateRange, FilterLinks, Notice } from '@caravan/shared/ui';
import {
  daysIn,
  FIRST_DAY,
  lastFrom,
  presetsOf,
  rangeAddress,
  yesterdayOf,
  type RequestedRange,
  type Fault,
} from './range';

interface RangeBarProps extends RequestedRange {
  readonly isDemo: boolean;
  /** Page views of demo events in the range. Undefined while loading. */
  readonly demoViews: number | undefined;
}

/** Chooses days and events: presets, two date fields, and a summary of the current choice. */
export const RangeBar = ({ days, faults, isDemo, demoViews }: RangeBarProps) => {
  const t = useTexts('statistics');
  const { lang, today } = useSite();
  const navigate = useNavigate();
  const { from, to } = days;
  const faultText = (fault: Fault | undefined): string | undefined =>
    fault && t(`dashboard.range.fault.${fault.kind}`, { day: formatDate(fault.shownDay, lang) });
  return (
    <Bar>
      <FilterLinks
        label={t('dashboard.range.presets')}
        links={presetsOf(today).map((preset) => ({
          key: `${preset.key}${preset.days.from}`,
          text: preset.key === 'month' ? formatMonth(preset.days.from, lang) : t(`dashboard.range.${preset.key}`),
          to: rangeAddress(preset.days, isDemo, today),
          current: preset.days.from === from && preset.days.to === to,
        }))}
      />
      <DateRange
        value={days}
        first={FIRST_DAY}
        last={yesterdayOf(today)}
        lastFrom={(first) => lastFrom(first, today)}
        errors={{ from: faultText(faults.from), to: faultText(faults.to) }}
        texts={{
          label: t('dashboard.range.label'),
          from: t('dashboard.range.from'),
          to: t('dashboard.range.to'),
          show: t('dashboard.range.show'),
          incomplete: t('dashboard.range.incomplete'),
        }}
        onChoose={(chosen) => void navigate(rangeAddress(chosen, isDemo, today), { preventScrollReset: true })}
      />
      <FilterLinks
        label={t('dashboard.events.label')}
        links={[
          { key: 'real', text: t('dashboard.events.real'), to: rangeAddress(days, false, today), current: !isDemo },
          {
            key: 'demo',
            text:
              demoViews === undefined
                ? t('dashboard.events.demo')
                : t('dashboard.events.demoCount', {
                    views: t('dashboard.viewsOf', { count: demoViews, number: formatNumber(demoViews, lang) }),
                  }),
            to: rangeAddress(days, true, today),
            current: isDemo,
          },
        ]}
      />
      {isDemo && <Notice>{t('dashboard.events.invented')}</Notice>}
      <output>
        {t('dashboard.range.shown', {
          from: formatDate(from, lang),
          to: formatDate(to, lang),
          days: formatNumber(daysIn(days), lang),
        })}
      </output>
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[2]} ${space[3]};
  border-top: 1px solid ${colour.line};
  > output {
    flex-basis: 100%;
    ${smallSoft}
  }
`;
