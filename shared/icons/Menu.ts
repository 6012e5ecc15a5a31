import { createIcon } from './createIcon';
import { Menu as shapes } from './shapes';

export const Menu = createIcon('menu', shapes);
