import { styled } from 'styled-components';
import { Bars } from '@caravan/shared/charts';
import { formatNumber, formatPercent } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { media } from '@caravan/shared/theme';
import { Section } from '@caravan/shared/ui';
import type { ModelAnalysis } from '../../api/modelApi';
import { BarsSkeleton } from '../../components/BarsSkeleton';
import { Columns } from '../../components/Columns';
import { fileOf, useChartWords } from '../../components/useChartWords';
import type { ModelView } from './modelView';

/** Rows that a list of bars has as a rule. */
const USUAL_ROWS = 12;

const Analysis = ({ analysis, view }: { analysis: ModelAnalysis; view: ModelView }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { modelId, interval, location } = view;
  const { timeRange, modelName, priceList, priceText, runList, runText, yearList, yearText } = analysis;
  const words = useChartWords(interval);
  const lists = [
    { what: 'price', rows: priceList, text: priceText },
    { what: 'run', rows: runList, text: runText },
    { what: 'year', rows: yearList, text: yearText },
  ] as const;
  return (
    <Parts>
      {lists.map(({ what, rows, text }) => (
        <Bars
          key={what}
          title={text}
          label={t(`model.analysis.${what}.label`, { model: modelName, country: t(`countries.${location}`) })}
          heads={[t(`model.analysis.${what}.head`), t('units'), t('model.analysis.share')]}
          rows={rows.map(({ name, value, value2 }) => ({
            key: name,
            name,
            value,
            further: [{ text: formatPercent(value2 / 100, lang), value: value2 / 100 }],
          }))}
          format={(value) => formatNumber(value, lang)}
          notes={{ unit: t('model.analysis.unit'), ...words.within(timeRange) }}
          texts={words.texts}
          file={fileOf(modelId, what, location, interval, timeRange.slice(0, 10))}
        />
      ))}
    </Parts>
  );
};

interface AnalysisSectionProps {
  readonly view: ModelView;
  readonly query: BoundQuery<ModelAnalysis>;
}

/** The cars of the model that were sold in the period: what they cost, how far they had run, how old they are (PMS-2). */
export const AnalysisSection = ({ view, query }: AnalysisSectionProps) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('model.analysis.title')}>
      <Fetched
        query={query.useQuery()}
        skeleton={
          <Parts>
            <BarsSkeleton rows={USUAL_ROWS} />
            <BarsSkeleton rows={USUAL_ROWS} />
            <BarsSkeleton rows={USUAL_ROWS} />
          </Parts>
        }
        failure={t('model.analysis.failed')}
      >
        {(analysis) => <Analysis analysis={analysis} view={view} />}
      </Fetched>
    </Section>
  );
};

const Parts = styled(Columns)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    /* Mileage has as many rows as the two others together. */
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
