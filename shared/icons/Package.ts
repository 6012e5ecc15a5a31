import { createIcon } from './createIcon';
import { Package as shapes } from './shapes';

export const Package = createIcon('package', shapes);
