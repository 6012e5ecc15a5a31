import * as v from 'valibot';
import { emailAddress, emailCode, signedIn } from './account';
import { defineCall } from './call';
import { identityId, text } from './fields';

/** Signs in by a mailed code (verifyCodeType 1). Creates an account for an address without one. */
export const emailLogin = defineCall({
  path: '/tech/login/emailLogin',
  parameter: v.object({ email: emailAddress, code: emailCode, identityId }),
  result: signedIn,
});

/**
 * The data for requesting an ID token from the identity provider. `nonce` must be in the token. It works once, for ten minutes. `google`:
 * Google's page or one-tap prompt, with `clientId` and `nonce`. `local`, for development: the page at `promptUrl`, which
 * redirects to `/login#id_token=`.
 */
export const loginProvider = v.object({
  kind: v.picklist(['google', 'local']),
  clientId: text,
  issuer: text,
  nonce: text,
  promptUrl: v.nullable(text),
});
export type LoginProvider = v.InferOutput<typeof loginProvider>;

/** Returns the other ways to sign in besides e-mail. `provider` is null if no identity provider is configured. */
export const getLoginOptions = defineCall({
  path: '/tech/public/getLoginOptions',
  parameter: v.object({}),
  result: v.object({ provider: v.nullable(loginProvider) }),
});

/** Signs in by an ID token of the configured identity provider. Accounts are linked by their verified e-mail address. */
export const googleLogin = defineCall({
  path: '/tech/login/googleLogin',
  parameter: v.object({ idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)), identityId }),
  result: signedIn,
});
