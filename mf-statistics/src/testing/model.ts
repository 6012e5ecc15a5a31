import { errorCodes } from '@caravan/shared/contracts/calls';
import { refused, type Answer } from '@caravan/shared/testing';

const names = { modelId: 'toyota-prius', modelName: 'Toyota Prius' };
const week = '2026-11-09 – 2026-11-15';

const bars = (first: string, second: string) => [
  { name: first, value: 60, value2: 60 },
  { name: second, value: 40, value2: 40 },
];

const saleLists = {
  1: [
    { name: '2026-09', value: 900, value2: 800, value3: 9_000 },
    { name: '2026-10', value: 990, value2: 800, value3: 9_000 },
  ],
  2: [
    { name: '2026-11-02', value: 200, value2: 110, value3: 10_000 },
    { name: '2026-11-09', value: 220, value2: 200, value3: 9_500 },
  ],
};

const hot = {
  georgia: [
    { modelId: 'toyota-prius', modelName: 'Prius', brandName: 'Toyota' },
    { modelId: 'toyota-camry', modelName: 'Camry', brandName: 'Toyota' },
  ],
  azerbaijan: [{ modelId: 'hyundai-elantra', modelName: 'Elantra', brandName: 'Hyundai' }],
};

const answers: Readonly<Record<string, (isMonthly: boolean) => unknown>> = {
  salePriceTrends: (isMonthly) => ({ ...names, timeRange: '', saleList: saleLists[isMonthly ? 1 : 2] }),
  modelViewStatistic: (isMonthly) => ({
    ...names,
    timeRange: isMonthly ? '2026-10' : week,
    count: 220,
    lastCount: 200,
    yearCount: 200,
    price: 9_500,
    lastPrice: 10_000,
    stock: 1_210,
    ranking: 2,
    lastRanking: -1,
    share: 9.2,
  }),
  modelAnalysis: (isMonthly) => ({
    ...names,
    timeRange: isMonthly ? '2026-10' : week,
    priceList: bars('$8,000–9,000', '$9,000–10,000'),
    priceText: 'Half of the cars sold for less than $9,500.',
    runList: bars('100,000–120,000 km', '120,000–140,000 km'),
    runText: 'Half of the cars had run less than 118,000 km.',
    yearList: bars('2014', '2015'),
    yearText: 'At least half of the cars were built in 2014 or later.',
  }),
  modelTree: () => [
    { brandName: 'Hyundai', logo: '/h.svg', models: [{ modelId: 'hyundai-elantra', modelName: 'Elantra' }] },
    {
      brandName: 'Toyota',
      logo: '/t.svg',
      models: [
        { modelId: 'toyota-camry', modelName: 'Camry' },
        { modelId: 'toyota-prius', modelName: 'Prius' },
      ],
    },
  ],
};

/** Answers like the server of one model on 22 November 2026. Other models are unknown. */
export const model: Answer = (call, { type, modelId, location }) => {
  if (call === 'hotModelList') return location === 'azerbaijan' ? hot.azerbaijan : hot.georgia;
  if (modelId === 'nothing') return refused(errorCodes.notFound);
  return answers[call]?.(type === 1);
};
