export { acceptsEncoding } from './acceptsEncoding';
export type { LimitedConnections } from './connections';
export { guardServer, http2Limits } from './guardServer';
export { isAnswering } from './isAnswering';
export { listenOn } from './listenOn';
export { networkOf } from './network';
export { pagesKeyOf } from './pagesKey';
export { readTrustProxy, trustedProxies } from './trustProxy';
export { withoutEmpty } from './withoutEmpty';
