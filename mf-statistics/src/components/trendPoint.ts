import type { saleAnalysis } from '@caravan/shared/contracts/calls';
import type { Answer } from '@caravan/shared/store';
import type { Figures } from './headline';

export interface TrendPoint extends Figures {
  readonly yearBefore: number | null;
}

export const trendPoints = (saleList: Answer<typeof saleAnalysis>['saleList']): TrendPoint[] =>
  saleList.map(({ name, value, value2, value3 }) => ({ name, units: value, yearBefore: value2, price: value3 }));
