import { createIcon } from './createIcon';
import { ChevronRight as shapes } from './shapes';

export const ChevronRight = createIcon('chevron-right', shapes);
