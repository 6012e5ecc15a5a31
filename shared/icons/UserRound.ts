import { createIcon } from './createIcon';
import { UserRound as shapes } from 'lucide';

export const UserRound = createIcon('user-round', shapes);
