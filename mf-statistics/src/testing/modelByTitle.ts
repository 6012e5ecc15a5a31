import { errorCodes } from '@caravan/shared/contracts/calls';
import { refused, type Answer } from '@caravan/shared/testing';

const names = { modelId: 'toyota-prius', modelName: 'Toyota Prius' };

const weeks = [
  { name: '2026-11-02', value: 200, value2: 10_000, value3: 1_200 },
  { name: '2026-11-09', value: 220, value2: 9_500, value3: 1_210 },
];

const days = [
  { name: '2026-11-19', value: 30, value2: 9_800, value3: 1_180 },
  { name: '2026-11-20', value: 0, value2: null, value3: 1_190 },
  { name: '2026-11-21', value: 34, value2: 9_600, value3: 1_175 },
];

/** Creates answers like those of the server on 22 November 2026. It knows one model by its titles, which is not sold in Azerbaijan. */
const answerByTitle =
  (dayList: typeof weeks | typeof days): Answer =>
  (_call, { title, location }) =>
    String(title).includes('PRIUS')
      ? { ...names, timeRange: '', dayList: location === 'azerbaijan' ? [] : dayList }
      : refused(errorCodes.notFound);

export const answerByWeek = answerByTitle(weeks);
export const answerByDay = answerByTitle(days);
