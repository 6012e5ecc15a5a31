import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageProps } from '@caravan/shared/page';
import { Fetched } from '@caravan/shared/site';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { PageHeading, Section } from '@caravan/shared/ui';
import { statisticsApi, type SaleAnalysis } from '../../api/statisticsApi';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { definePage } from '../../section';
import { SalesFilters } from './SalesFilters';
import { SalesTrend } from './SalesTrend';
import { salesCall, salesView, type SalesView } from './salesView';
import { trendPoints } from './trendPoint';

const SalesPage = ({ view, queries }: PageProps<SalesView, { readonly analysis: BoundQuery<SaleAnalysis> }>) => {
  const { t } = useTranslation('statistics');
  const { location, month } = view;
  const shown = { location, month };
  usePageView('STATISTIC_SALE_PV', shown);
  useStay('STATISTIC_SALE_STAY', shown);
  return (
    <>
      <PageHeading title={t('sales.title')} lead={t('sales.lead', { country: t(`inCountries.${location}`) })} />
      <SalesFilters view={view} />
      <Section title={t('sales.trend')}>
        <Fetched query={queries.analysis.useQuery()} skeleton={<ChartSkeleton />} failure={t('failed.trend')}>
          {({ saleList }) => <SalesTrend points={trendPoints(saleList)} view={view} />}
        </Fetched>
      </Section>
      <Notes>
        <p>{t('sales.updated')}</p>
        <p>{t('sales.demo')}</p>
      </Notes>
    </>
  );
};

export const page = definePage('sales', {
  address: ({ search, setting }) => salesView(search, setting.today),
  queries: (view) => ({ analysis: boundQuery(statisticsApi.endpoints.saleAnalysis, salesCall(view)) }),
  View: SalesPage,
});

const Notes = styled.aside`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
