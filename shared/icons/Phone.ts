import { createIcon } from './createIcon';
import { Phone as shapes } from 'lucide';

export const Phone = createIcon('phone', shapes);
