import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { media } from '@caravan/shared/theme';
import { Section } from '@caravan/shared/ui';
import type { ModelAnalysis, ModelView } from '../../api/modelView';
import { BarsSkeleton } from '../../components/BarsSkeleton';
import { Columns } from '../../components/Columns';
import { ModelBars } from '../../components/ModelBars';

/** Usual number of rows of a list of bars. */
const TYPICAL_ROWS = 12;

interface AnalysisSectionProps {
  readonly view: ModelView;
  readonly query: BoundQuery<ModelAnalysis>;
}

/** Shows price, mileage and age of a model's cars sold in the period. */
export const AnalysisSection = ({ view, query }: AnalysisSectionProps) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('analysis.title')}>
      <Fetched
        query={query.useQuery()}
        skeleton={
          <Parts>
            <BarsSkeleton rows={TYPICAL_ROWS} />
            <BarsSkeleton rows={TYPICAL_ROWS} />
            <BarsSkeleton rows={TYPICAL_ROWS} />
          </Parts>
        }
        failure={t('analysis.failed')}
      >
        {(analysis) => (
          <Parts>
            {(['by-price', 'by-mileage', 'by-year'] as const).map((chart) => (
              <ModelBars key={chart} chart={chart} analysis={analysis} view={view} />
            ))}
          </Parts>
        )}
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
