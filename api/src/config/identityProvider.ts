/** The OpenID provider: Google, or the local one for development, which lets anyone sign in as anyone. */
export interface Provider {
  readonly kind: 'google' | 'local';
  /** The expected audience of tokens. */
  readonly clientId: string;
  /** The expected issuer of tokens. */
  readonly issuer: string;
  /** URL of the discovery document. Undefined for the local one, which the API serves. */
  readonly discovery: string | undefined;
}

const googleIssuer = 'https://accounts.google.com';

const local: Provider = {
  kind: 'local',
  clientId: 'caravan-development',
  // The same for all processes on a database, whatever their addresses.
  issuer: 'https://identity.caravan.example',
  discovery: undefined,
};

/** Returns Google if its client id is set, else the local provider if it is allowed. */
export const providerOf = (googleClientId: string | undefined, allowLocal: boolean): Provider | undefined => {
  if (googleClientId !== undefined) {
    const discovery = `${googleIssuer}/.well-known/openid-configuration`;
    return { kind: 'google', clientId: googleClientId, issuer: googleIssuer, discovery };
  }
  return allowLocal ? local : undefined;
};
