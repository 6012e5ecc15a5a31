import { createIcon } from './createIcon';
import { Expand as shapes } from 'lucide';

export const Expand = createIcon('expand', shapes);
