import * as v from 'valibot';
import { emailAddress, emailCode, signedIn } from './account';
import { defineCall } from './call';
import { identityId, text } from './fields';

/** Signs in by a code that was mailed (verifyCodeType 1); an address without an account gets one. */
export const emailLogin = defineCall({
  host: 'main',
  path: '/tech/login/emailLogin',
  parameter: v.object({ email: emailAddress, code: emailCode, identityId }),
  result: signedIn,
});

/**
 * What a browser needs to ask the identity provider for an ID token. `nonce` goes into the token, works once and for ten
 * minutes. `google`: Google's page or one-tap prompt, with `clientId` and `nonce`. `local`, in development: a window of the site's
 * own at `promptUrl`, which posts `{ type: 'caravan:identity', idToken }` to its opener; with `&redirect=/login` (or
 * `/home`) it goes there instead, with `#id_token=`.
 */
export const loginProvider = v.object({
  kind: v.picklist(['google', 'local']),
  clientId: text,
  issuer: text,
  nonce: text,
  promptUrl: v.nullable(text),
});
export type LoginProvider = v.InferOutput<typeof loginProvider>;

/** How a visitor can sign in besides by e-mail; `provider` is null where no identity provider is configured. */
export const getLoginOptions = defineCall({
  host: 'main',
  path: '/tech/public/getLoginOptions',
  parameter: v.object({}),
  result: v.object({ provider: v.nullable(loginProvider) }),
});

/** Signs in by the identity provider's ID token, whichever provider is configured; accounts are linked by verified e-mail. */
export const googleLogin = defineCall({
  host: 'main',
  path: '/tech/login/googleLogin',
  parameter: v.object({ idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)), identityId }),
  result: signedIn,
});
