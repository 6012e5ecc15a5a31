import type { PageParams } from '@caravan/shared/contracts';
import type { federation } from '../../federation';
import { withMarket } from './marketView';
import type { ModelView } from './modelView';
import type { SalesView } from './salesView';

type Federation = typeof federation;

/** Charts with a framed page. */
export type SalesChart = PageParams<Federation, 'embed-sales'>['chart'];
export type ModelChart = PageParams<Federation, 'embed-model'>['chart'];

/** Returns the address of the framed page of a chart of the sales overview, with the same settings (SAL-7). */
export const salesEmbed = (chart: SalesChart, { interval, ...market }: Omit<SalesView, 'months' | 'invalid'>): string =>
  withMarket(`/embed/sales/${chart}`, market, interval === 'month' ? { type: '1' } : {});

/** Returns the address of the framed page of a model's chart. */
export const modelEmbed = (
  chart: ModelChart,
  { interval, modelId, ...market }: Omit<ModelView, 'months' | 'invalid'>,
): string => withMarket(`/embed/model/${interval}/${encodeURIComponent(modelId)}/${chart}`, market);
