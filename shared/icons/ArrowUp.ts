import { createIcon } from './createIcon';
import { ArrowUp as shapes } from 'lucide';

export const ArrowUp = createIcon('arrow-up', shapes);
