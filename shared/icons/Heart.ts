import { createIcon } from './createIcon';
import { Heart as shapes } from './shapes';

export const Heart = createIcon('heart', shapes);
