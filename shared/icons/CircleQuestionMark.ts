import { createIcon } from './createIcon';
import { CircleQuestionMark as shapes } from 'lucide';

export const CircleQuestionMark = createIcon('circle-question-mark', shapes);
