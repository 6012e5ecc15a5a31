// Proxies between browser and site: faults, addresses of visitors, and tracking events.
export { startAddressProxy, type AddressProxy } from './addressProxy';
export { startHttpFaultProxy, type Fault, type FaultProxy } from './faultProxy';
export { setUpFaultProxy } from './setUpFaultProxy';
export { expectEvents, extraOf, followTracking, type EventSummary } from './trackingEvents';
