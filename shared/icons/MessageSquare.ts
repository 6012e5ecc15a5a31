import { createIcon } from './createIcon';
import { MessageSquare as shapes } from 'lucide';

export const MessageSquare = createIcon('message-square', shapes);
