import { Bars } from '@caravan/shared/charts';
import type { TopPoint } from '@caravan/shared/contracts/calls';
import { formatNumber, formatPercent, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { salesEmbed } from '../api/embedAddress';
import type { TopLists } from '../api/marketApi';
import { modelAddress } from '../api/marketView';
import type { SalesView } from '../api/salesView';
import { changeOf } from './headline';
import { leadersOf } from './leaders';
import { fileOf, useChartTexts } from './useChartTexts';
import { useSiteParameters } from './useSiteParameters';

export const TOP_MODELS = 20;

const charts = {
  'best-sold': { kind: 'sold', list: 'downList', tone: 'accent' },
  'most-offered': { kind: 'offered', list: 'topList', tone: 'second' },
} as const;

interface TopModelsProps {
  readonly chart: keyof typeof charts;
  readonly lists: TopLists;
  readonly view: SalesView;
}

/** Lists the models with the most sales or the most cars on offer. Each links to its page (SAL-2). */
export const TopModels = ({ chart, lists, view }: TopModelsProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const siteParameters = useSiteParameters();
  const { interval, location } = view;
  const { kind, list, tone } = charts[chart];
  const points = lists[list].slice(0, TOP_MODELS);
  const [first, ...tied] = leadersOf(points, ({ value }) => value);
  const chartTexts = useChartTexts(interval);
  const count = (value: number) => formatNumber(value, lang);
  const nameOf = ({ brandName, modelName }: TopPoint) => `${brandName} ${modelName}`;
  return (
    <Bars
      {...(first && {
        title: t(`top.${kind}.${tied.length > 0 ? 'tied' : 'message'}`, {
          model: nameOf(first),
          number: count(tied.length + 1),
          count: first.value,
          units: count(first.value),
        }),
      })}
      label={t(`top.${kind}.${interval}`, { country: t(`countries.${location}`) })}
      heads={[t('top.model'), t(`top.${kind}.head`), t('top.change')]}
      rows={points.map((point) => {
        const change = changeOf(point.value, point.value2);
        const text =
          change === undefined ? MISSING : formatPercent(change, lang, { sign: true, minimumFractionDigits: 1 });
        return {
          key: point.modelId,
          name: nameOf(point),
          to: modelAddress(interval, point.modelId, view, siteParameters),
          value: point.value,
          further: [{ text, value: change ?? null }],
        };
      })}
      format={count}
      tone={tone}
      ranked
      notes={{ unit: t(`top.${kind}.unit`), ...chartTexts.notesWithin(lists.timeRange) }}
      texts={chartTexts.texts}
      file={fileOf('models', kind, location, interval, lists.timeRange.slice(0, 10))}
      embed={salesEmbed(chart, view)}
    />
  );
};
