import { createIcon } from './createIcon';
import { Check as shapes } from 'lucide';

export const Check = createIcon('check', shapes);
