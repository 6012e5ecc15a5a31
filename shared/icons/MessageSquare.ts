import { createIcon } from './createIcon';
import { MessageSquare as shapes } from './shapes';

export const MessageSquare = createIcon('message-square', shapes);
