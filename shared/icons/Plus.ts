import { createIcon } from './createIcon';
import { Plus as shapes } from 'lucide';

export const Plus = createIcon('plus', shapes);
