/** The OpenID provider that visitors may sign in by: Google, or one of our own that lets anyone sign in as anyone. */
export interface Provider {
  readonly kind: 'google' | 'local';
  /** Who tokens must be made for. */
  readonly clientId: string;
  /** Who tokens must be made by. */
  readonly issuer: string;
  /** Address of its discovery document; undefined for the local one, which is at the API's own address. */
  readonly discovery: string | undefined;
}

const googleIssuer = 'https://accounts.google.com';

const local: Provider = {
  kind: 'local',
  clientId: 'caravan-development',
  // The same for any number of processes on one database, whatever their addresses.
  issuer: 'https://identity.caravan.example',
  discovery: undefined,
};

/** The provider by configuration: Google where its client id is given, else the local one where that is allowed. */
export const providerOf = (googleClientId: string | undefined, allowLocal: boolean): Provider | undefined => {
  if (googleClientId !== undefined) {
    const discovery = `${googleIssuer}/.well-known/openid-configuration`;
    return { kind: 'google', clientId: googleClientId, issuer: googleIssuer, discovery };
  }
  return allowLocal ? local : undefined;
};
