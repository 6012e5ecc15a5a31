import { createIcon } from './createIcon';
import { Star as shapes } from './shapes';

export const Star = createIcon('star', shapes);
