export { guardServer, type Guarded, type ServerGuard } from './guardServer';
export { networkOf } from './network';
export { readTrustProxy, trustedProxies } from './trustProxy';
