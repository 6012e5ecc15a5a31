import { createIcon } from './createIcon';
import { CalendarDays as shapes } from './shapes';

export const CalendarDays = createIcon('calendar-days', shapes);
