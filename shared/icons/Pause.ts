import { createIcon } from './createIcon';
import { Pause as shapes } from './shapes';

export const Pause = createIcon('pause', shapes);
