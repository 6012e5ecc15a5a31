import { createIcon } from './createIcon';
import { PanelLeftOpen as shapes } from './shapes';

export const PanelLeftOpen = createIcon('panel-left-open', shapes);
