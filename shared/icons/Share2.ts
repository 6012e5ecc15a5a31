import { createIcon } from './createIcon';
import { Share2 as shapes } from 'lucide';

export const Share2 = createIcon('share-2', shapes);
