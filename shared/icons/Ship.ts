import { createIcon } from './createIcon';
import { Ship as shapes } from 'lucide';

export const Ship = createIcon('ship', shapes);
