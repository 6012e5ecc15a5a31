import { createIcon } from './createIcon';
import { Package as shapes } from 'lucide';

export const Package = createIcon('package', shapes);
