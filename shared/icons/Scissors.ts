import { createIcon } from './createIcon';
import { Scissors as shapes } from './shapes';

export const Scissors = createIcon('scissors', shapes);
