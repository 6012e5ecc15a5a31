import { createIcon } from './createIcon';
import { Search as shapes } from 'lucide';

export const Search = createIcon('search', shapes);
