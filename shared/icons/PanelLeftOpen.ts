import { createIcon } from './createIcon';
import { PanelLeftOpen as shapes } from 'lucide';

export const PanelLeftOpen = createIcon('panel-left-open', shapes);
