import { isSecret } from '@caravan/shared/http';
import type { FastifyInstance } from 'fastify';

/** Headers from which Fastify reads the address of a visitor, and host and protocol of the request. */
const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Ignores what a request says of its visitor unless its header `x-proxy-key` is PROXY_KEY. TRUST_PROXY alone names addresses, from which
 * code of remotes in render workers can connect too. Removes the key, so that it is not forwarded. Must be called before other hooks are
 * added: they read the address.
 */
export const checkProxyKey = (app: FastifyInstance, proxyKey: string): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const isBelieved = proxyKey === '' || isSecret(headers['x-proxy-key'], proxyKey);
    delete headers['x-proxy-key'];
    // Emptied, not deleted: `/dev` refuses requests that have them.
    if (!isBelieved) for (const name of forwardedHeaders) if (name in headers) headers[name] = '';
    done();
  });
};
