import { closing } from './closing';
import type { ConditionNote, Topic } from './conditionNote';
import { history } from './history';
import { papers } from './papers';
import { service } from './service';
import { steering } from './steering';
import { use } from './use';
import { wear } from './wear';

/** All sentences that do not depend on the model. */
export const conditionNotes: Readonly<Record<Topic, readonly ConditionNote[]>> = {
  history,
  use,
  service,
  wear,
  papers,
  steering,
  closing,
};
