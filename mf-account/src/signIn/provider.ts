import type { LoginProvider } from '@caravan/shared/contracts/calls';

const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth';

/** What this tab remembers while the visitor is at the provider; under the site's own prefix (SHELL-17). */
const KEY = 'caravan:sign-in';

/** The page that the provider leads back to, with the ID token in the fragment of the address. */
const RETURN = '/login';

export interface PendingSignIn {
  /** The nonce that the token must carry: a token from anywhere else is not taken. */
  readonly nonce: string;
  /** The page that the visitor came from. */
  readonly from: string;
}

/** Where a visitor goes to choose an account: OpenID Connect's implicit flow, which hands the ID token to this site alone. */
export const providerAddress = ({ kind, clientId, nonce, promptUrl }: LoginProvider, origin: string): string => {
  if (kind === 'local') return `${promptUrl ?? ''}${promptUrl?.includes('?') ? '&' : '?'}redirect=${RETURN}`;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + RETURN,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
  });
  return `${GOOGLE}?${query.toString()}`;
};

/** Remembers a sign-in under way. False where the browser stores nothing: then there would be no way back. */
export const rememberSignIn = (pending: PendingSignIn): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
};

/** A path of this site, and of no other: `//other.example` would be one. */
export const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isPending = (value: unknown): value is PendingSignIn =>
  typeof value === 'object' &&
  value !== null &&
  'nonce' in value &&
  typeof value.nonce === 'string' &&
  'from' in value &&
  isOwnPath(value.from);

/** The sign-in that this tab began; remembered no longer. */
export const takePendingSignIn = (): PendingSignIn | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
};

/** The nonce in an ID token, unverified: the server verifies the whole. Null where it cannot be read. */
const nonceIn = (idToken: string): string | null => {
  try {
    const [, payload = ''] = idToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'nonce' in claims && typeof claims.nonce === 'string'
      ? claims.nonce
      : null;
  } catch {
    return null;
  }
};

/**
 * The ID token that a provider put into the fragment, if this tab asked for it: anybody can make a link with a token of
 * their own, and sign a visitor in as somebody else.
 */
export const tokenFrom = (hash: string, pending: PendingSignIn | null): string | null => {
  const idToken = new URLSearchParams(hash.replace(/^#/, '')).get('id_token');
  return idToken && pending && nonceIn(idToken) === pending.nonce ? idToken : null;
};
