import { createIcon } from './createIcon';
import { ArrowDown as shapes } from 'lucide';

export const ArrowDown = createIcon('arrow-down', shapes);
