import { createIcon } from './createIcon';
import { Download as shapes } from './shapes';

export const Download = createIcon('download', shapes);
