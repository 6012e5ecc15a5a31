import { createIcon } from './createIcon';
import { LogOut as shapes } from 'lucide';

export const LogOut = createIcon('log-out', shapes);
