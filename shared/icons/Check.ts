import { createIcon } from './createIcon';
import { Check as shapes } from './shapes';

export const Check = createIcon('check', shapes);
