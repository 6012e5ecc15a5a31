import { createHmac } from 'node:crypto';
import { errorCodes, getLoginOptions, getUserInfo, googleLogin } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { readConfig } from '../../config/config';
import { loginNonces, sessions, type User, users } from '../../database/schema';
import { localTokenFor, listen, signedInAs, newAddress } from '../../testing/accounts';
import { startTestServer, type TestServer } from '../../testing/server';
import { setUpTestServer, setUpTestServers } from '../../testing/setUpTestServer';
import { moveUser } from '../users/repository';
import { signingKey } from './local/signingKey';
import { deleteExpired } from '../../upkeep/deleteExpired';
import { type OpenIdProvider, startOpenIdProvider } from './testing/openIdProvider';

const minute = 60_000;
const googleClient = 'caravan.apps.googleusercontent.example';
let clock = Date.now();
const now = () => clock;

let provider: OpenIdProvider;
let foreign: OpenIdProvider;
const local = setUpTestServer({ now });
const withoutProvider = setUpTestServer({ now }, { NODE_ENV: 'production' });
const startServer = setUpTestServers();
let google: TestServer;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  foreign = await startOpenIdProvider(provider.issuer);
  const identity = {
    kind: 'google',
    clientId: googleClient,
    issuer: provider.issuer,
    discovery: provider.discovery,
  } as const;
  const config = {
    ...readConfig({ VALIDATE_ANSWERS: '1', MAX_LAG_MS: '0', RATE_LIMIT: '100000', LOG: 'silent' }),
    identity,
  };
  google = await startTestServer({ now, config });
  await listen(local);
});
beforeEach(() => {
  clock += 60 * minute;
});
afterAll(async () => {
  await Promise.all([google.close(), provider.close(), foreign.close()]);
});

const timeOptions = () => ({ reqTime: clock });
const seconds = () => Math.floor(clock / 1000);

const optionsOf = async (server: TestServer) => {
  const { provider: options } = await server.call(getLoginOptions, {}, timeOptions());
  if (options === null) throw new Error('no provider is configured');
  return options;
};

/** Returns the claims of a valid token with a nonce of the server. */
const claimsFor = async (server: TestServer) => {
  const { clientId, issuer, nonce } = await optionsOf(server);
  const email = newAddress();
  const times = { iat: seconds(), exp: seconds() + 3_600 };
  return { iss: issuer, aud: clientId, sub: `sub-${email}`, email, email_verified: true, nonce, ...times };
};

const signLocally = async (claims: object): Promise<string> => {
  const key = await signingKey(local.db);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .sign(await importJWK(key, 'RS256'));
};

const login = (server: TestServer, idToken: string, lang: 'en' | 'ge' = 'en') =>
  server.attempt(googleLogin, { idToken }, { ...timeOptions(), lang });

/** Reads all rows that signing in can change, with nonces. */
const readRows = async ({ database: { db } }: TestServer) => ({
  users: await db.select().from(users).orderBy(users.id),
  sessions: await db.select().from(sessions).orderBy(sessions.tokenHash),
  nonces: await db.select().from(loginNonces).orderBy(loginNonces.nonceHash),
});

const usersOf = ({ database: { db } }: TestServer, email: string): Promise<User[]> =>
  db.select().from(users).where(eq(users.email, email));

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const providers = [
  { name: 'Google', server: () => google, sign: (claims: object) => provider.sign(claims) },
  { name: 'the local provider', server: () => local, sign: signLocally },
];

describe.each(providers)('googleLogin by a token of $name', ({ server, sign }) => {
  /** The English message of a refused token. Also checks that there is a Georgian one and that nothing changed. */
  const refusal = async (idToken: string): Promise<string | undefined> => {
    const before = await readRows(server());
    const refused = await login(server(), idToken);
    expect(refused).toMatchObject({ success: false, result: null, errors: [{ code: errorCodes.wrongIdentity }] });
    expect(await readRows(server())).toEqual(before);
    return refused.errors[0]?.messageEn;
  };

  it('creates an account for a verified address and finds it again [ACC-2]', async () => {
    const claims = { ...(await claimsFor(server())), given_name: 'ნინო', family_name: 'Beridze\u0000' };
    const first = await server().call(googleLogin, { idToken: await sign(claims) }, timeOptions());
    expect(first.userInfo).toMatchObject({ firstName: 'ნინო', lastName: 'Beridze', name: 'ნინო Beridze' });
    expect(first.userInfo.email).toBe(claims.email);
    expect(first.userInfo.avatar).toMatch(/^\/media\/avatars\/[123]\.svg$/);
    expect(await server().call(getUserInfo, {}, { ...timeOptions(), token: first.token })).toEqual(first.userInfo);
    const { nonce } = await optionsOf(server());
    const second = await server().call(googleLogin, { idToken: await sign({ ...claims, nonce }) }, timeOptions());
    expect(second.userInfo).toEqual(first.userInfo);
  });

  it('links an account by its verified address and keeps the link when that changes [ACC-2]', async () => {
    const { db } = server();
    const claims = await claimsFor(server());
    const { user } = await signedInAs(server(), claims.email, new Date(clock));
    const first = await server().call(googleLogin, { idToken: await sign(claims) }, timeOptions());
    expect(first.userInfo.id).toBe(String(user.id));
    expect(await usersOf(server(), claims.email)).toMatchObject([{ identity: `${claims.iss} ${claims.sub}` }]);
    await moveUser(db, { id: user.id, from: user.email, to: newAddress() });
    const { nonce } = await optionsOf(server());
    const second = await server().call(googleLogin, { idToken: await sign({ ...claims, nonce }) }, timeOptions());
    expect(second.userInfo.id).toBe(String(user.id));
    expect(await usersOf(server(), claims.email)).toEqual([]);
  });

  it('creates one account for simultaneous first sign-ins', async () => {
    const claims = await claimsFor(server());
    const tokens = await Promise.all(
      Array.from({ length: 4 }, async () => sign({ ...claims, nonce: (await optionsOf(server())).nonce })),
    );
    const answers = await Promise.all(tokens.map((token) => login(server(), token)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    expect(await usersOf(server(), claims.email)).toHaveLength(1);
  });

  it.each<[string, () => object, RegExp]>([
    ['for another site', () => ({ aud: 'another-client' }), /another site/],
    ['without an audience', () => ({ aud: undefined }), /another site/],
    ['by another issuer', () => ({ iss: 'https://accounts.example.com' }), /provider that we do not accept/],
    ['that has expired', () => ({ iat: seconds() - 3_600, exp: seconds() - 11 }), /expired/],
    ['that never expires', () => ({ exp: undefined }), /could not be verified/],
    ['that is valid for years', () => ({ iat: seconds() - 3_700, exp: seconds() + 9_999_999 }), /expired/],
    ['that is not valid yet', () => ({ nbf: seconds() + 60 }), /not valid yet/],
    ['that was made in the future', () => ({ iat: seconds() + 60, exp: seconds() + 3_660 }), /not valid yet/],
    ['with a foreign nonce', () => ({ nonce: 'x'.repeat(43) }), /not started here/],
    ['without a nonce', () => ({ nonce: undefined }), /could not be verified/],
    ['for an address that is not verified', () => ({ email_verified: false }), /not verified your e-mail/],
    [
      'that does not say whether the address is verified',
      () => ({ email_verified: undefined }),
      /not verified your e-mail/,
    ],
    ['with a text as that mark', () => ({ email_verified: 'true' }), /could not be verified/],
    ['without an address', () => ({ email: undefined }), /could not be verified/],
    ['without a subject', () => ({ sub: undefined }), /could not be verified/],
  ])('refuses a token %s and changes nothing', async (_what, invalidClaims, message) => {
    expect(await refusal(await sign({ ...(await claimsFor(server())), ...invalidClaims() }))).toMatch(message);
  });

  it('refuses a token of a foreign key and one with changed content', async () => {
    const claims = await claimsFor(server());
    const [head, , signature] = (await sign(claims)).split('.');
    expect(await refusal(await foreign.sign(claims))).toMatch(/could not be verified/);
    const changed = encodePart({ ...claims, email: 'victim@example.com' });
    expect(await refusal([head, changed, signature].join('.'))).toMatch(/could not be verified/);
  });

  it('refuses an unsigned token and one signed with the public key as a secret', async () => {
    const claims = await claimsFor(server());
    expect(await refusal(`${encodePart({ alg: 'none' })}.${encodePart(claims)}.`)).toMatch(/could not be verified/);
    const { kid, ...key } = await signingKey(local.db);
    const secrets = [provider.publicPem(), JSON.stringify({ kty: key.kty, n: key.n, e: key.e })];
    for (const secret of secrets) {
      const unsigned = `${encodePart({ alg: 'HS256', kid })}.${encodePart(claims)}`;
      const signature = createHmac('sha256', secret).update(unsigned).digest('base64url');
      expect(await refusal(`${unsigned}.${signature}`)).toMatch(/could not be verified/);
    }
  });

  it.each(['nonsense', 'a.b.c', '..', `${encodePart({ alg: 'RS256', crit: ['x'], x: 1 })}.e30.AA`])(
    'refuses the invalid token %j',
    (text) => expect(refusal(text)).resolves.toMatch(/could not be verified/),
  );

  it('accepts a nonce once, also for simultaneous sign-ins', async () => {
    const claims = await claimsFor(server());
    const token = await sign(claims);
    const answers = await Promise.all([login(server(), token), login(server(), token)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await refusal(token)).toMatch(/used already/);
    expect(await refusal(await sign({ ...claims, sub: 'another' }))).toMatch(/used already/);
  });

  it('accepts a nonce for ten minutes', async () => {
    const [timelyClaims, lateClaims] = [await claimsFor(server()), await claimsFor(server())];
    clock += 10 * minute - 1;
    expect((await login(server(), await sign(timelyClaims))).success).toBe(true);
    clock += 1;
    expect(await refusal(await sign(lateClaims))).toMatch(/not started here/);
    await deleteExpired(server().db, new Date(clock));
    expect((await readRows(server())).nonces).toEqual([]);
  });

  it('keeps a nonce valid that came with an unverified address', async () => {
    const claims = await claimsFor(server());
    expect(await refusal(await sign({ ...claims, email_verified: false }))).toMatch(/not verified/);
    expect((await login(server(), await sign(claims))).success).toBe(true);
  });
});

describe('the identity provider', () => {
  it('is reported as unreachable without changes', async () => {
    const claims = await claimsFor(google);
    const down = await startOpenIdProvider();
    const config = {
      ...readConfig({ MAX_LAG_MS: '0', LOG: 'silent' }),
      identity: { kind: 'google', clientId: googleClient, issuer: down.issuer, discovery: down.discovery },
    } as const;
    await down.close();
    const server = await startServer({ now, config });
    const refused = await login(server, await provider.sign(claims));
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.internal }] });
    expect(refused.errors[0]?.messageEn).toContain('cannot be reached');
    expect((await readRows(server)).users).toEqual([]);
  });

  it('is Google if configured, else the local one outside production, else none', async () => {
    expect(await optionsOf(google)).toMatchObject({ kind: 'google', clientId: googleClient, promptUrl: null });
    const { kind, nonce, promptUrl } = await optionsOf(local);
    expect(kind).toBe('local');
    expect(promptUrl).toContain(`nonce=${nonce}`);
    expect(await withoutProvider.call(getLoginOptions, {}, timeOptions())).toEqual({ provider: null });
    const refused = await login(withoutProvider, await provider.sign(await claimsFor(google)));
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.wrongIdentity }] });
    expect(refused.errors[0]?.messageEn).toContain('sign in by e-mail');
    expect((await withoutProvider.app.inject('/dev/identity/keys')).statusCode).toBe(404);
    expect((await google.app.inject('/dev/identity/keys')).statusCode).toBe(404);
  });

  it('returns a new nonce each time', async () => {
    const nonces = await Promise.all(Array.from({ length: 5 }, async () => (await optionsOf(local)).nonce));
    expect(new Set(nonces).size).toBe(5);
  });

  it('signs in the person chosen on its page [ACC-2]', async () => {
    const token = await localTokenFor(local, { email: 'Aysel@Example.com', firstName: 'Aysel' }, timeOptions());
    expect(decodeJwt(token)).toMatchObject({ email: 'Aysel@Example.com', given_name: 'Aysel' });
    const { userInfo } = await local.call(googleLogin, { idToken: token }, timeOptions());
    expect(userInfo).toMatchObject({ email: 'aysel@example.com', name: 'Aysel' });
  });
});
