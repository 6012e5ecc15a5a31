import { createIcon } from './createIcon';
import { Upload as shapes } from 'lucide';

export const Upload = createIcon('upload', shapes);
