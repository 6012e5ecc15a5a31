import { createIcon } from './createIcon';
import { Moon as shapes } from 'lucide';

export const Moon = createIcon('moon', shapes);
