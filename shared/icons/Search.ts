import { createIcon } from './createIcon';
import { Search as shapes } from './shapes';

export const Search = createIcon('search', shapes);
