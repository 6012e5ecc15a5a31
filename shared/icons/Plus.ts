import { createIcon } from './createIcon';
import { Plus as shapes } from './shapes';

export const Plus = createIcon('plus', shapes);
