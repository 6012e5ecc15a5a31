import { createIcon } from './createIcon';
import { ChevronLeft as shapes } from './shapes';

export const ChevronLeft = createIcon('chevron-left', shapes);
