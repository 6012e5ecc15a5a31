import { createIcon } from './createIcon';
import { Heart as shapes } from 'lucide';

export const Heart = createIcon('heart', shapes);
