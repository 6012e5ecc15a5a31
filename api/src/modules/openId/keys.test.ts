import { jwtVerify } from 'jose';
import { keysOf, ProviderFailure } from './keys';
import { type OpenIdProvider, startOpenIdProvider } from './testing/openIdProvider';

let provider: OpenIdProvider;
const now = Date.now;

beforeEach(async () => {
  provider = await startOpenIdProvider();
});
afterEach(() => provider.close());

const keysWith = (options: { cooldownMs?: number; issuer?: string } = {}) =>
  keysOf({ issuer: provider.issuer, discovery: () => provider.discovery, now, ...options });

describe('the keys of a provider', () => {
  it('are fetched once for simultaneous tokens', async () => {
    const keys = keysWith();
    const token = await provider.sign({ sub: 'a' });
    await Promise.all(Array.from({ length: 10 }, () => jwtVerify(token, keys)));
    await jwtVerify(token, keys);
    expect(provider.keyRequestCount()).toBe(1);
  });

  it('are fetched again when the provider signs with another one', async () => {
    const keys = keysWith({ cooldownMs: 0 });
    const old = await provider.sign({ sub: 'a' });
    await jwtVerify(old, keys);
    await provider.rotate();
    const { payload } = await jwtVerify(await provider.sign({ sub: 'b' }), keys);
    expect(payload.sub).toBe('b');
    await expect(jwtVerify(old, keys)).rejects.toThrow('no applicable key');
  });

  it('are not fetched repeatedly for unknown keys', async () => {
    const keys = keysWith();
    await jwtVerify(await provider.sign({ sub: 'a' }), keys);
    await provider.rotate();
    const forged = await provider.sign({ sub: 'a' });
    for (let count = 0; count < 3; count += 1) {
      await expect(jwtVerify(forged, keys)).rejects.toThrow('no applicable key');
    }
    expect(provider.keyRequestCount()).toBe(1);
  });

  it('are fetched again after a failure of the provider', async () => {
    const keys = keysWith();
    const token = await provider.sign({ sub: 'a' });
    provider.failWith(503);
    await expect(jwtVerify(token, keys)).rejects.toThrow(ProviderFailure);
    provider.failWith(undefined);
    expect((await jwtVerify(token, keys)).payload.sub).toBe('a');
  });

  it('are accepted only from the requested issuer', async () => {
    const keys = keysWith({ issuer: 'https://accounts.google.com' });
    await expect(jwtVerify(await provider.sign({ sub: 'a' }), keys)).rejects.toThrow(ProviderFailure);
    expect(provider.keyRequestCount()).toBe(0);
  });
});
