import { Bars } from '@caravan/shared/charts';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { modelEmbed } from '../api/embedAddress';
import type { ModelAnalysis, ModelView } from '../api/modelView';
import { shareText } from './shareText';
import { fileOf, useChartTexts } from './useChartTexts';

const charts = {
  'by-price': { kind: 'price', list: 'priceList', text: 'priceText' },
  'by-mileage': { kind: 'run', list: 'runList', text: 'runText' },
  'by-year': { kind: 'year', list: 'yearList', text: 'yearText' },
} as const;

interface ModelBarsProps {
  readonly chart: keyof typeof charts;
  readonly analysis: ModelAnalysis;
  readonly view: ModelView;
}

/** Shows the sold cars of a model by price, mileage or age (PMS-2). */
export const ModelBars = ({ chart, analysis, view }: ModelBarsProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { modelId, interval, location } = view;
  const { timeRange, modelName } = analysis;
  const { kind, list, text } = charts[chart];
  const chartTexts = useChartTexts(interval);
  const total = analysis[list].reduce((sum, { value }) => sum + value, 0);
  return (
    <Bars
      title={analysis[text]}
      label={t(`analysis.${kind}.label`, { model: modelName, country: t(`countries.${location}`) })}
      heads={[t(`analysis.${kind}.head`), t('units'), t('analysis.share')]}
      rows={analysis[list].map(({ name, value, value2 }) => ({
        key: name,
        name,
        value,
        further: [
          {
            text: shareText(value2 / 100, value, lang),
            // `value2` has one decimal: it is 0 for 1 of 3,000 cars. The saved table shows more.
            value: value2 === 0 ? value / Math.max(1, total) : value2 / 100,
          },
        ],
      }))}
      format={(value) => formatNumber(value, lang)}
      notes={{ unit: t('analysis.unit'), ...chartTexts.notesWithin(timeRange) }}
      texts={chartTexts.texts}
      file={fileOf(modelId, 'by', kind, location, interval, timeRange.slice(0, 10))}
      embed={modelEmbed(chart, view)}
    />
  );
};
