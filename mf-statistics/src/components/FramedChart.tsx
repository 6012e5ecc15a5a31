import type { ReactNode } from 'react';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { TextLink, VisuallyHidden, SmallText } from '@caravan/shared/ui';
import type { SalesView } from '../api/salesView';
import { ChartSkeleton } from './ChartSkeleton';
import { Stack } from './Stack';
import { InvalidAddress } from './InvalidAddress';

interface FramedChartProps<Answer> {
  readonly view: SalesView;
  readonly query: BoundQuery<Answer>;
  /** Name of the model for heading and link. Undefined for the chart of a market. */
  readonly nameOf?: (answer: Answer) => string;
  /** Page of the site with this chart. */
  readonly to: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** Shows a single chart in a frame of another site, with a link to its page. */
export const FramedChart = <Answer,>({ view, query, nameOf, to, children }: FramedChartProps<Answer>) => {
  const t = useTexts('statistics');
  const state = query.useQuery();
  const data = state.currentData;
  const model = data && nameOf?.(data);
  return (
    <Stack>
      <VisuallyHidden as="h1">{model ?? t('sales.title')}</VisuallyHidden>
      <InvalidAddress view={view} />
      <Fetched query={{ ...state, data }} skeleton={<ChartSkeleton />} failure={t('failed.trend')}>
        {children}
      </Fetched>
      <SmallText>
        <TextLink to={to}>{model === undefined ? t('framed.overview') : t('framed.more', { model })}</TextLink>
      </SmallText>
    </Stack>
  );
};
