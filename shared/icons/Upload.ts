import { createIcon } from './createIcon';
import { Upload as shapes } from './shapes';

export const Upload = createIcon('upload', shapes);
