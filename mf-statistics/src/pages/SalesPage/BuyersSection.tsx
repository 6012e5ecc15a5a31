import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section, Skeleton } from '@caravan/shared/ui';
import type { MarketQueries } from '../../api/marketApi';
import type { SalesView } from '../../api/salesView';
import { PriceLevels } from '../../components/PriceLevels';

export const BuyersSection = ({ view, queries }: PageProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('buyers.title')}>
      <Fetched
        query={queries.consumers.useQuery()}
        skeleton={<Skeleton $height="26rem" />}
        failure={t('buyers.failed')}
      >
        {(consumers) => <PriceLevels consumers={consumers} view={view} />}
      </Fetched>
    </Section>
  );
};
