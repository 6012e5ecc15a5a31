import { getLoginOptions, googleLogin } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database';
import type { Deps } from '../../deps';
import { serveCall, serveLimitedCall } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { signIn } from '../sessions/signIn';
import { readIdToken } from './idToken';
import { keysOf } from './keys';
import { discoveryUrlOf, promptUrlOf } from './local/addresses';
import { localProviderRoutes } from './local/routes';
import { issueNonce, spendNonce } from './nonces';
import type { Provider } from '../../config/identityProvider';
import { identityReasons } from './reasons';

const keysOfProvider = (app: FastifyInstance, provider: Provider, now: () => number) =>
  keysOf({ issuer: provider.issuer, discovery: () => provider.discovery ?? discoveryUrlOf(app.server.address()), now });

export const identityRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, now } = deps;
  const { identity: provider } = config;
  const keys = provider === undefined ? undefined : keysOfProvider(app, provider, now);

  serveCall(app, deps, getLoginOptions, async (_parameter, { language }) => {
    if (provider === undefined) return { provider: null };
    const { kind, clientId, issuer } = provider;
    const nonce = await issueNonce(db, new Date(now()));
    const promptUrl = kind === 'local' ? promptUrlOf(clientId, nonce, language) : null;
    return { provider: { kind, clientId, issuer, nonce, promptUrl } };
  });

  serveLimitedCall(app, deps, googleLogin, 'signIns', async ({ idToken, identityId }, { language, currency }) => {
    if (provider === undefined || keys === undefined) {
      throw new Refusal(identityReasons.notConfigured);
    }
    const time = new Date(now());
    const { nonce, ...person } = await readIdToken(idToken, { provider, keys, now: time });
    const spendProof = async (transaction: Db) => {
      if (!(await spendNonce(transaction, nonce, time))) {
        throw new Refusal(identityReasons.usedNonce);
      }
    };
    return signIn(db, { person: { ...person, currency }, identityId, language, now: time, spendProof });
  });

  if (provider?.kind === 'local') localProviderRoutes(app, deps, provider);
};
