import { createIcon } from './createIcon';
import { Sun as shapes } from './shapes';

export const Sun = createIcon('sun', shapes);
