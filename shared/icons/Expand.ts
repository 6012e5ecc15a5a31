import { createIcon } from './createIcon';
import { Expand as shapes } from './shapes';

export const Expand = createIcon('expand', shapes);
