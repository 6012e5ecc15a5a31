import { createIcon } from './createIcon';
import { Calculator as shapes } from 'lucide';

export const Calculator = createIcon('calculator', shapes);
