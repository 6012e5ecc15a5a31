import { createIcon } from './createIcon';
import { MessageCircle as shapes } from './shapes';

export const MessageCircle = createIcon('message-circle', shapes);
