import { createIcon } from './createIcon';
import { ChevronDown as shapes } from './shapes';

export const ChevronDown = createIcon('chevron-down', shapes);
