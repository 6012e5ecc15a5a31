import { createIcon } from './createIcon';
import { Pause as shapes } from 'lucide';

export const Pause = createIcon('pause', shapes);
