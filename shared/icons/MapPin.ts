import { createIcon } from './createIcon';
import { MapPin as shapes } from 'lucide';

export const MapPin = createIcon('map-pin', shapes);
