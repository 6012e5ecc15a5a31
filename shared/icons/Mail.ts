import { createIcon } from './createIcon';
import { Mail as shapes } from 'lucide';

export const Mail = createIcon('mail', shapes);
