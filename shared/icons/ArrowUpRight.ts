import { createIcon } from './createIcon';
import { ArrowUpRight as shapes } from 'lucide';

export const ArrowUpRight = createIcon('arrow-up-right', shapes);
