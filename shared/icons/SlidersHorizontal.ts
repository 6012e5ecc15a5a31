import { createIcon } from './createIcon';
import { SlidersHorizontal as shapes } from 'lucide';

export const SlidersHorizontal = createIcon('sliders-horizontal', shapes);
