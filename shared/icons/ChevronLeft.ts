import { createIcon } from './createIcon';
import { ChevronLeft as shapes } from 'lucide';

export const ChevronLeft = createIcon('chevron-left', shapes);
