import { createIcon } from './createIcon';
import { X as shapes } from 'lucide';

export const X = createIcon('x', shapes);
