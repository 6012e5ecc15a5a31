import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import type { MarketQueries } from '../../api/marketApi';
import type { SalesView } from '../../api/salesView';
import { BarsSkeleton } from '../../components/BarsSkeleton';
import { Columns } from '../../components/Columns';
import { TOP_MODELS, TopModels } from '../../components/TopModels';

/** Models with the most sales, and with the most cars on offer. */
export const ModelsSection = ({ view, queries }: PageProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('top.title')} lead={t('top.lead')}>
      <Fetched
        query={queries.top.useQuery()}
        skeleton={
          <Columns>
            <BarsSkeleton rows={TOP_MODELS} />
            <BarsSkeleton rows={TOP_MODELS} />
          </Columns>
        }
        failure={t('top.failed')}
      >
        {(lists) => (
          <Columns>
            <TopModels what="sold" lists={lists} view={view} />
            <TopModels what="offered" lists={lists} view={view} />
          </Columns>
        )}
      </Fetched>
    </Section>
  );
};
