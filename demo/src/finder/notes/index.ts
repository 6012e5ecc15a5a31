import { chinese } from './chinese';
import { closing } from './closing';
import type { ConditionNote, Topic } from './conditionNote';
import { european } from './european';
import { history } from './history';
import { japanese } from './japanese';
import { koreanAndAmerican } from './koreanAndAmerican';
import type { ModelNotes } from './modelNote';
import { papers } from './papers';
import { service } from './service';
import { steering } from './steering';
import { use } from './use';
import { wear } from './wear';

export const modelNotes: ModelNotes = { ...japanese, ...koreanAndAmerican, ...european, ...chinese };

/** Everything that may be said of a vehicle beside its model. */
export const conditionNotes: Readonly<Record<Topic, readonly ConditionNote[]>> = {
  history,
  use,
  service,
  wear,
  papers,
  steering,
  closing,
};
