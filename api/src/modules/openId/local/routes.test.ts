import { getLoginOptions } from '@caravan/shared/contracts/calls';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { inlineSource } from '../../../html';
import { listen } from '../../../testing/accounts';
import { setUpTestServer } from '../../../testing/setUpTestServer';
import { signingKey } from './signingKey';

const server = setUpTestServer();

const clientId = 'caravan-development';
const query = (values: Record<string, string>) =>
  new URLSearchParams({ client_id: clientId, nonce: 'n-1', ...values }).toString();
const open = (page: 'authorize' | 'token', values: Record<string, string>) =>
  server.app.inject(`/dev/identity/${page}?${query(values)}`);
const tokenIn = (location = ''): string => /#id_token=(.+)$/.exec(location)?.[1] ?? '';

describe('the local provider', () => {
  it('describes itself and its key as OpenID Connect requires', async () => {
    const origin = await listen(server);
    const discovery = await fetch(`${origin}/dev/identity/.well-known/openid-configuration`);
    const keys = `${origin}/dev/identity/keys`;
    expect(await discovery.json()).toMatchObject({ issuer: 'https://identity.caravan.example', jwks_uri: keys });
    const { headers } = await open('token', { email: 'nino@example.com' });
    const { payload } = await jwtVerify(tokenIn(headers.location), createRemoteJWKSet(new URL(keys)));
    expect(payload).toMatchObject({ nonce: 'n-1', aud: clientId, email: 'nino@example.com', email_verified: true });
  });

  it('keeps its private key secret and unchanged', async () => {
    const [first, second] = await Promise.all([signingKey(server.db), signingKey(server.db)]);
    expect(first).toEqual(second);
    const { keys } = (await server.app.inject('/dev/identity/keys')).json<{ keys: Record<string, string>[] }>();
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
    expect(keys[0]?.['n']).toBe(first.n);
  });

  it('offers accounts in the language of the site', async () => {
    const { provider } = await server.call(getLoginOptions, {}, { lang: 'ge' });
    const page = await server.app.inject(provider?.promptUrl ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ka">');
    expect(page.body).toContain('აირჩიეთ ანგარიში');
    const link = /href="([^"]+nino[^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { headers } = await server.app.inject(link);
    expect(decodeJwt(tokenIn(headers.location))).toMatchObject({
      nonce: provider?.nonce,
      given_name: 'ნინო',
      email_verified: true,
    });
    expect((await open('authorize', {})).body).toContain('Choose an account');
  });

  it('allows only its own style', async () => {
    const { body, headers } = await open('authorize', {});
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src ${inlineSource(/<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '')};`);
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  it('sends the token to no other address', async () => {
    const { headers } = await open('token', { email: 'nino@example.com', redirect: 'https://evil.example' });
    expect(headers.location).toMatch(/^\/login#id_token=/);
  });

  it.each([
    ['for another site', { client_id: 'another' }],
    ['without a nonce', { nonce: '' }],
    ['with a nonce that is markup', { nonce: '"><script>alert(1)</script>' }],
    ['in no known language', { lang: 'fr' }],
  ])('opens nothing %s', async (_what, values) => {
    for (const page of ['authorize', 'token'] as const) {
      const { statusCode, headers, body } = await open(page, { email: 'nino@example.com', ...values });
      expect(statusCode).toBe(400);
      expect(headers.location).toBeUndefined();
      expect(body).not.toContain('alert');
    }
  });

  it('shows the form again for an invalid address, with entries as text', async () => {
    const { statusCode, headers, body } = await open('token', { email: '"><img src=x>', given_name: '<b>Nino</b>' });
    expect(statusCode).toBe(400);
    expect(body).toContain('Please enter a valid email address.');
    expect(body).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(body).toContain('value="&lt;b&gt;Nino&lt;/b&gt;"');
    expect(headers.location).toBeUndefined();
  });
});
