import { createIcon } from './createIcon';
import { ArrowUp as shapes } from './shapes';

export const ArrowUp = createIcon('arrow-up', shapes);
