import { createIcon } from './createIcon';
import { Minus as shapes } from './shapes';

export const Minus = createIcon('minus', shapes);
