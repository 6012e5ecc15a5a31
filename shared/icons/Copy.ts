import { createIcon } from './createIcon';
import { Copy as shapes } from 'lucide';

export const Copy = createIcon('copy', shapes);
