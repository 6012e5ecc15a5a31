import type { weekList } from '@caravan/shared/contracts/calls';
import type { Answer } from '@caravan/shared/store';
import type { Figures } from '../../components/headline';

/** The specification's timeType for weeks. */
export const WEEKS = 2;

export type WeekList = Answer<typeof weekList>;

export const modelWeeks = (dayList: WeekList['dayList']): Figures[] =>
  dayList.map(({ name, value, value2 }) => ({ name, units: value, price: value2 }));
