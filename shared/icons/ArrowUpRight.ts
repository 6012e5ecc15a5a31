import { createIcon } from './createIcon';
import { ArrowUpRight as shapes } from './shapes';

export const ArrowUpRight = createIcon('arrow-up-right', shapes);
