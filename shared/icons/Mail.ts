import { createIcon } from './createIcon';
import { Mail as shapes } from './shapes';

export const Mail = createIcon('mail', shapes);
