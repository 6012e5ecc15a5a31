import { createIcon } from './createIcon';
import { Play as shapes } from './shapes';

export const Play = createIcon('play', shapes);
