// The network between browser and site: faults, and the tracking events that pass.
export { startFaultProxy, type Fault, type FaultProxy } from './faultProxy';
export { TRACKING, expectEvents, extraOf, followTracking, type EventSummary } from './trackingEvents';
