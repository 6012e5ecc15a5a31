import { createIcon } from './createIcon';
import { MessageCircle as shapes } from 'lucide';

export const MessageCircle = createIcon('message-circle', shapes);
