import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section, Skeleton } from '@caravan/shared/ui';
import type { MarketQueries } from '../../api/marketApi';
import type { SalesView } from '../../api/salesView';
import { YearsChart } from '../../components/YearsChart';

/** Sold cars by age. */
export const YearsSection = ({ view, queries }: PageProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('years.title')}>
      <Fetched query={queries.sold.useQuery()} skeleton={<Skeleton $height="32rem" />} failure={t('years.failed')}>
        {(sold) => <YearsChart sold={sold} view={view} />}
      </Fetched>
    </Section>
  );
};
