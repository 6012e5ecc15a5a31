import { createIcon } from './createIcon';
import { SlidersHorizontal as shapes } from './shapes';

export const SlidersHorizontal = createIcon('sliders-horizontal', shapes);
