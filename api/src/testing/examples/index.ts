import { accountExamples } from './account';
import { contentExamples } from './content';
import type { Example } from './example';
import { finderExamples } from './finder';
import { prizeExamples } from './prize';
import { uploadExamples } from './uploads';
import { trackExamples } from './track';
import { watchingExamples } from './watching';

/** An example of each call, by its name in `shared/contracts/calls`. */
export const examples: Readonly<Record<string, Example>> = {
  ...contentExamples,
  ...finderExamples,
  ...prizeExamples,
  ...uploadExamples,
  ...trackExamples,
  ...accountExamples,
  ...watchingExamples,
};
