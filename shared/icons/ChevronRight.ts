import { createIcon } from './createIcon';
import { ChevronRight as shapes } from 'lucide';

export const ChevronRight = createIcon('chevron-right', shapes);
