import { createIcon } from './createIcon';
import { Bookmark as shapes } from './shapes';

export const Bookmark = createIcon('bookmark', shapes);
