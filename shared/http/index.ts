export { guardServer, type Guarded, type ServerGuard } from './guardServer';
export { networkOf } from './network';
export { pagesKeyOf } from './pagesKey';
export { sendShortRecords } from './shortRecords';
export { readTrustProxy, trustedProxies } from './trustProxy';
