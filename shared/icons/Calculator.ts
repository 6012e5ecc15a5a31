import { createIcon } from './createIcon';
import { Calculator as shapes } from './shapes';

export const Calculator = createIcon('calculator', shapes);
