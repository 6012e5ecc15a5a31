import { createIcon } from './createIcon';
import { Copy as shapes } from './shapes';

export const Copy = createIcon('copy', shapes);
