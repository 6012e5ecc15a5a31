import { createIcon } from './createIcon';
import { ChevronDown as shapes } from 'lucide';

export const ChevronDown = createIcon('chevron-down', shapes);
