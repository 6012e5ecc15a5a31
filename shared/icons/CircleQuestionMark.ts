import { createIcon } from './createIcon';
import { CircleQuestionMark as shapes } from './shapes';

export const CircleQuestionMark = createIcon('circle-question-mark', shapes);
