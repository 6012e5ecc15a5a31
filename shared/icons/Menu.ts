import { createIcon } from './createIcon';
import { Menu as shapes } from 'lucide';

export const Menu = createIcon('menu', shapes);
