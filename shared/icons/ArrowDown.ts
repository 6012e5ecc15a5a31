import { createIcon } from './createIcon';
import { ArrowDown as shapes } from './shapes';

export const ArrowDown = createIcon('arrow-down', shapes);
