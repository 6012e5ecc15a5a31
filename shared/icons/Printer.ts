import { createIcon } from './createIcon';
import { Printer as shapes } from 'lucide';

export const Printer = createIcon('printer', shapes);
