import { createIcon } from './createIcon';
import { PanelLeftClose as shapes } from 'lucide';

export const PanelLeftClose = createIcon('panel-left-close', shapes);
