import { createIcon } from './createIcon';
import { UserRound as shapes } from './shapes';

export const UserRound = createIcon('user-round', shapes);
