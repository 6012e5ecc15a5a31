import { createIcon } from './createIcon';
import { Flag as shapes } from './shapes';

export const Flag = createIcon('flag', shapes);
