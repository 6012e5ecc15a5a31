import { createIcon } from './createIcon';
import { Sun as shapes } from 'lucide';

export const Sun = createIcon('sun', shapes);
