import type { ReactNode } from 'react';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { TextLink, VisuallyHidden, SmallText } from '@caravan/shared/ui';
import type { Interval, MarketView } from '../api/marketView';
import { ChartSkeleton } from './ChartSkeleton';
import { Stack } from './Stack';
import { InvalidAddress } from './InvalidAddress';

interface FramedChartProps<Answer> {
  readonly view: MarketView & { readonly interval: Interval };
  readonly query: BoundQuery<Answer>;
  /** Heading of the page. */
  readonly heading: (answer: Answer | undefined) => string;
  readonly chart: (answer: Answer) => ReactNode;
  /** Page of the site with this chart, and the text of the link. */
  readonly to: string;
  readonly linkText: (answer: Answer | undefined) => string;
}

/** Shows a single chart in a frame of another site, with a link to its page. */
export const FramedChart = <Answer,>({ view, query, heading, chart, to, linkText }: FramedChartProps<Answer>) => {
  const t = useTexts('statistics');
  const state = query.useQuery();
  const data = state.currentData;
  return (
    <Stack>
      <VisuallyHidden as="h1">{heading(data)}</VisuallyHidden>
      <InvalidAddress view={view} />
      <Fetched query={{ ...state, data }} skeleton={<ChartSkeleton />} failure={t('failed.trend')}>
        {chart}
      </Fetched>
      <SmallText>
        <TextLink to={to}>{linkText(data)}</TextLink>
      </SmallText>
    </Stack>
  );
};
