import { createIcon } from './createIcon';
import { X as shapes } from './shapes';

export const X = createIcon('x', shapes);
