import { createIcon } from './createIcon';
import { Play as shapes } from 'lucide';

export const Play = createIcon('play', shapes);
