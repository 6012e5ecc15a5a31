import { createIcon } from './createIcon';
import { LogOut as shapes } from './shapes';

export const LogOut = createIcon('log-out', shapes);
