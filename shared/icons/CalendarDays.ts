import { createIcon } from './createIcon';
import { CalendarDays as shapes } from 'lucide';

export const CalendarDays = createIcon('calendar-days', shapes);
