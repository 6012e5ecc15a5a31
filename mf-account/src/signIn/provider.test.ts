import { isOwnPath, providerAddress, storePendingSignIn, takePendingSignIn, tokenFrom } from './provider';

const token = (claims: object): string => `e30.${btoa(JSON.stringify(claims))}.c2ln`;

beforeEach(() => sessionStorage.clear());

describe('the redirect to the identity provider', () => {
  it('goes to Google with a nonce and the return address [ACC-2]', () => {
    const address = new URL(
      providerAddress(
        {
          kind: 'google',
          clientId: 'id.apps',
          issuer: 'https://accounts.google.com',
          nonce: 'n&1',
          promptUrl: null,
        },
        'https://caravan.test',
      ),
    );
    expect(address.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'id.apps',
      redirect_uri: 'https://caravan.test/login',
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      nonce: 'n&1',
    });
  });

  it('goes to the local provider', () => {
    const provider = {
      kind: 'local',
      clientId: 'c',
      issuer: 'i',
      nonce: 'n',
      promptUrl: '/dev/identity/prompt?nonce=n',
    } as const;
    expect(providerAddress(provider, 'https://caravan.test')).toBe('/dev/identity/prompt?nonce=n');
  });
});

describe('the return from the provider', () => {
  it('accepts the requested token once', () => {
    storePendingSignIn({ nonce: 'mine', from: '/sales/list' });
    const pending = takePendingSignIn();
    expect(pending).toEqual({ nonce: 'mine', from: '/sales/list' });
    const idToken = token({ nonce: 'mine' });
    expect(tokenFrom(`#id_token=${idToken}&state=x`, pending)).toBe(idToken);
    expect(takePendingSignIn()).toBeNull();
  });

  it.each([
    ['of another visitor', token({ nonce: 'theirs' })],
    ['without a nonce', token({})],
    ['that is no JWT', 'rubbish'],
    ['that is empty', ''],
  ])('rejects a token %s', (_case, idToken) => {
    expect(tokenFrom(`#id_token=${idToken}`, { nonce: 'mine', from: '/home' })).toBeNull();
  });

  it.each(['{', 'null', '{"nonce":1,"from":"/a"}', '{"nonce":"a","from":"https://other.example"}'])(
    'ignores an invalid stored sign-in: %s',
    (stored) => {
      sessionStorage.setItem('caravan:sign-in', stored);
      expect(takePendingSignIn()).toBeNull();
    },
  );

  it.each([
    ['/home', true],
    ['/sales/list?location=georgia#top', true],
    ['//other.example', false],
    ['/\\other.example', false],
    ['https://other.example', false],
    [undefined, false],
  ])('accepts only paths of this site: %s', (path, isOwn) => {
    expect(isOwnPath(path)).toBe(isOwn);
  });
});
