import { createIcon } from './createIcon';
import { MapPin as shapes } from './shapes';

export const MapPin = createIcon('map-pin', shapes);
