import { createIcon } from './createIcon';
import { Moon as shapes } from './shapes';

export const Moon = createIcon('moon', shapes);
