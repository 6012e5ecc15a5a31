export { guardServer, type Guarded, type ServerGuard } from './guardServer';
export { networkOf } from './network';
export { sendShortRecords } from './shortRecords';
export { readTrustProxy, trustedProxies } from './trustProxy';
