// The network between browser and site: faults, addresses of visitors, and the tracking events that pass.
export { startAddressProxy, type AddressProxy } from './addressProxy';
export { startHttpFaultProxy, type Fault, type FaultProxy } from './faultProxy';
export { useFaultProxy } from './useFaultProxy';
export { TRACKING, expectEvents, extraOf, followTracking, type EventSummary } from './trackingEvents';
