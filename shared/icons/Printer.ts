import { createIcon } from './createIcon';
import { Printer as shapes } from './shapes';

export const Printer = createIcon('printer', shapes);
