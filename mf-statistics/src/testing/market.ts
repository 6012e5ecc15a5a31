import type { Answer } from '@caravan/shared/testing';

const weeks = [
  { name: '2026-11-02', value: 2448, value2: 2300, value3: 14_700 },
  { name: '2026-11-09', value: 2389, value2: 2278, value3: 14_786 },
];
const months = [
  { name: '2026-09', value: 11_377, value2: null, value3: 14_700 },
  { name: '2026-10', value: 10_881, value2: null, value3: 14_860 },
];
const week = '2026-11-09 – 2026-11-15';

const topOf = (names: readonly string[]) =>
  names.map((modelName, index) => ({
    modelId: `toyota-${modelName.toLowerCase()}`,
    modelName,
    brandName: 'Toyota',
    value: 200 - index * 10,
    value2: index === 0 ? 160 : null,
    value3: 12_000,
  }));

/** Twenty models, and two that no list shows. */
const twentyTwo = ['Prius', 'Camry', ...Array.from({ length: 20 }, (_, index) => `Model${index}`)];

const topLists = (timeRange: string) => ({
  timeRange,
  downList: topOf(twentyTwo),
  topList: topOf(twentyTwo.toReversed()),
});
const sold = (timeRange: string, saleList: readonly object[]) => ({
  timeRange,
  saleList,
  yearList: [
    { name: '2009 and earlier', value: 30, value2: 30 },
    { name: '2010', value: 10, value2: 10 },
    { name: '2011', value: 60, value2: 60 },
  ],
});
const consumers = (timeRange: string) => ({
  timeRange,
  consumerList: [
    { level: 1, count: 25, title: 'Under $5,000' },
    { level: 2, count: 75, title: '$5,000–10,000' },
  ],
});

const answers: Readonly<Record<string, object>> = {
  downTopStatistic: topLists('2026-10'),
  weekDownStatistic: topLists(week),
  monthSoldStatistic: sold('2024-11 – 2026-10', months),
  weekSoldStatistic: sold('2026-11-02 – 2026-11-09', weeks),
  monthConsumerAnalysis: consumers('2026-10'),
  weekConsumerAnalysis: consumers(week),
};

/** Answers like the server of a market on 22 November 2026. */
export const market: Answer = (call, { type }) =>
  call === 'saleAnalysis' ? { timeRange: '', saleList: type === 2 ? weeks : months } : answers[call];

/** Answers like the server of a market without figures. */
export const emptyMarket: Answer = (call) => ({
  timeRange: '',
  saleList: [],
  ...(call.endsWith('SoldStatistic') ? { yearList: [] } : {}),
  ...(call.endsWith('ConsumerAnalysis') ? { consumerList: [] } : {}),
  ...(/own(Top)?Statistic$/.test(call) ? { downList: [], topList: [] } : {}),
});
