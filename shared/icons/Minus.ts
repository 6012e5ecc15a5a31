import { createIcon } from './createIcon';
import { Minus as shapes } from 'lucide';

export const Minus = createIcon('minus', shapes);
