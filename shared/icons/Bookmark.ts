import { createIcon } from './createIcon';
import { Bookmark as shapes } from 'lucide';

export const Bookmark = createIcon('bookmark', shapes);
