export { eventRow } from './event';
export { countDemoEvents } from './repository';
