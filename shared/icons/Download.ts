import { createIcon } from './createIcon';
import { Download as shapes } from 'lucide';

export const Download = createIcon('download', shapes);
