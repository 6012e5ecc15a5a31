import { accountExamples } from './account';
import { dataExamples } from './data';
import type { Example } from './example';
import { finderExamples } from './finder';
import { friendshipExamples } from './friendships';
import { homeExamples } from './home';
import { comparisonExamples } from './comparison';
import { downloadExamples } from './downloads';
import { prizeExamples } from './prize';
import { statisticsExamples } from './statistics';
import { uploadExamples } from './uploads';
import { trackExamples } from './track';
import { usedCarExamples } from './usedCars';
import { watchingExamples } from './watching';

/** An example of each call, by its name in `shared/contracts/calls`. */
export const examples: Readonly<Record<string, Example>> = {
  ...homeExamples,
  ...dataExamples,
  ...finderExamples,
  ...friendshipExamples,
  ...comparisonExamples,
  ...downloadExamples,
  ...prizeExamples,
  ...uploadExamples,
  ...statisticsExamples,
  ...usedCarExamples,
  ...trackExamples,
  ...accountExamples,
  ...watchingExamples,
};
