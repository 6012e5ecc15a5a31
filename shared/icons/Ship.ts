import { createIcon } from './createIcon';
import { Ship as shapes } from './shapes';

export const Ship = createIcon('ship', shapes);
