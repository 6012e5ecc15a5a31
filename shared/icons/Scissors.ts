import { createIcon } from './createIcon';
import { Scissors as shapes } from 'lucide';

export const Scissors = createIcon('scissors', shapes);
