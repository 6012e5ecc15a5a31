import { createIcon } from './createIcon';
import { Flag as shapes } from 'lucide';

export const Flag = createIcon('flag', shapes);
