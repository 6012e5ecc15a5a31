import { createIcon } from './createIcon';
import { Phone as shapes } from './shapes';

export const Phone = createIcon('phone', shapes);
