import { createIcon } from './createIcon';
import { PanelLeftClose as shapes } from './shapes';

export const PanelLeftClose = createIcon('panel-left-close', shapes);
