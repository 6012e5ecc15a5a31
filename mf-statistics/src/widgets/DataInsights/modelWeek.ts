import type { weekList } from '@caravan/shared/contracts/calls';
import type { Figures } from '../../components/headline';

/** The specification's timeType for weeks. */
export const WEEKS = 2;

export type WeekList = NonNullable<(typeof weekList.result)['~types']>['output'];

export type ModelWeek = Figures;

export const modelWeeks = (dayList: WeekList['dayList']): ModelWeek[] =>
  dayList.map(({ name, value, value2 }) => ({ name, units: value, price: value2 }));
