import { emailAddress } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../../deps';
import { LANGUAGES, type Language } from '@caravan/shared/terms';
import type { Provider } from '../../../config/identityProvider';
import { restrictToLoopback } from '../../../limits/sender';
import { localPaths } from './addresses';
import { invalidQueryPage, choicePage, pageHeaders } from './pages';
import { publicKeyOf, signingKey } from './signingKey';
import { localIdToken } from './token';

const shortText = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** The query of the local provider. `lang`: the language of the provider's pages. */
const promptQuery = v.object({
  client_id: shortText(100),
  nonce: v.pipe(shortText(256), v.regex(/^[\w-]{1,256}$/)),
  lang: v.optional(v.picklist(LANGUAGES), 'en'),
});

const personQuery = v.object({
  email: v.optional(shortText(1000), ''),
  given_name: v.optional(shortText(100), ''),
  family_name: v.optional(shortText(100), ''),
});

const languageOfQuery = (request: FastifyRequest): Language => {
  const parsed = v.safeParse(v.object({ lang: v.literal('ge') }), request.query);
  return parsed.success ? 'ge' : 'en';
};

const send = (reply: FastifyReply, html: string, status = 200) => reply.code(status).headers(pageHeaders).send(html);

const endpoint = (request: FastifyRequest, path: string): string => `${request.protocol}://${request.host}${path}`;

/**
 * Registers an OpenID provider for development: anyone can sign in as anyone. It follows the protocol, so that the code for Google's
 * tokens reads its tokens, too.
 */
export const localProviderRoutes = (app: FastifyInstance, { db, config, now }: Deps, provider: Provider): void => {
  const onRequest = restrictToLoopback(config);
  const readPrompt = (request: FastifyRequest) => {
    const parsed = v.safeParse(promptQuery, request.query);
    return parsed.success && parsed.output.client_id === provider.clientId ? parsed.output : undefined;
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, invalidQueryPage(languageOfQuery(request)), 400);

  app.get(localPaths.discovery, (request) => ({
    issuer: provider.issuer,
    authorization_endpoint: endpoint(request, localPaths.authorize),
    jwks_uri: endpoint(request, localPaths.keys),
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name', 'nonce'],
  }));

  app.get(localPaths.keys, async () => ({ keys: [publicKeyOf(await signingKey(db))] }));

  app.get(localPaths.authorize, { onRequest }, (request, reply) => {
    const prompt = readPrompt(request);
    return prompt === undefined ? refuse(request, reply) : send(reply, choicePage(prompt));
  });

  app.get(localPaths.token, { onRequest }, async (request, reply) => {
    const prompt = readPrompt(request);
    const entered = v.safeParse(personQuery, request.query);
    if (prompt === undefined || !entered.success) return refuse(request, reply);
    const { given_name: firstName, family_name: lastName } = entered.output;
    const email = v.safeParse(emailAddress, entered.output.email);
    if (!email.success) {
      return send(reply, choicePage(prompt, { email: entered.output.email, firstName, lastName }), 400);
    }
    const token = await localIdToken(db, provider, { email: email.output, firstName, lastName }, prompt.nonce, now());
    return reply.redirect(`/login#id_token=${token}`);
  });
};
