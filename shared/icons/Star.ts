import { createIcon } from './createIcon';
import { Star as shapes } from 'lucide';

export const Star = createIcon('star', shapes);
