import type { LoginProvider } from '@caravan/shared/contracts/calls';

const GOOGLE = 'https://accounts.google.com/o/oauth2/v2/auth';

/** Session storage key of a sign-in at the provider, with the site's prefix (SHELL-17). */
const STORAGE_KEY = 'caravan:sign-in';

/** The page that the provider redirects to, with the ID token in the fragment. */
const RETURN_PATH = '/login';

interface PendingSignIn {
  /** The nonce that the token must contain. Tokens from elsewhere are rejected. */
  readonly nonce: string;
  /** The page that the visitor came from. */
  readonly from: string;
}

/**
 * Returns the page of the local provider, or Google's address for OpenID Connect's implicit flow, which gives the ID token only to
 * this site.
 */
export const providerAddress = ({ clientId, nonce, promptUrl }: LoginProvider, origin: string): string => {
  if (promptUrl !== null) return promptUrl;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + RETURN_PATH,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
  });
  return `${GOOGLE}?${query.toString()}`;
};

/** Stores a pending sign-in. Returns false if the browser stores nothing, because the return would then fail. */
export const storePendingSignIn = (pending: PendingSignIn): boolean => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
};

/** Returns whether a path is of this site. `//other.example` is not. */
export const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isPending = (value: unknown): value is PendingSignIn =>
  typeof value === 'object' &&
  value !== null &&
  'nonce' in value &&
  typeof value.nonce === 'string' &&
  'from' in value &&
  isOwnPath(value.from);

/** Returns and deletes the pending sign-in of this tab. */
export const takePendingSignIn = (): PendingSignIn | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
};

/** Returns the nonce in an ID token, or null. The nonce is not verified here, because the API verifies the token. */
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
 * Returns the ID token in the fragment if this tab requested it. Otherwise an attacker could create a link with a token of
 * their own and sign a visitor in to another account.
 */
export const tokenFrom = (hash: string, pending: PendingSignIn | null): string | null => {
  const idToken = new URLSearchParams(hash.replace(/^#/, '')).get('id_token');
  return idToken && pending && nonceIn(idToken) === pending.nonce ? idToken : null;
};
