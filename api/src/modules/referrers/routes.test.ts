import { errorCodes, getIdentity } from '@caravan/shared/contracts/calls';
import { identities } from '../../database/schema';
import { ask, attempt, envelopeOf, post } from '../../testing/client';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: true }, { RATE_LIMIT: '400' });
});
afterAll(() => server.close());

const accounts = () => server.database.db.select().from(identities);

describe('getIdentity', () => {
  it('answers who a link names, what is unknown as null', async () => {
    const [known] = (await accounts()).filter(({ phone }) => phone === null);
    expect(await ask(server.app, getIdentity, { accountId: known?.id ?? '' })).toEqual(known);
  });

  it('knows about forty accounts by ids that cannot be counted through', async () => {
    const all = await accounts();
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all.every(({ id }) => /^[\w-]{26}$/.test(id))).toBe(true);
    expect(new Set(all.map(({ id }) => id.slice(0, 6))).size).toBe(all.length);
    expect(all.every(({ email }) => email === null || /^[a-z.]+@[a-z-]+\.example$/.test(email))).toBe(true);
    expect(new Set(all.map(({ phone }) => phone).filter((phone) => phone !== null)).size).toBeGreaterThan(30);
  });

  it('refuses an id that nobody has', async () => {
    const { success, errors } = await attempt(server.app, getIdentity, { accountId: 'A'.repeat(26) });
    expect({ success, code: errors[0]?.code }).toEqual({ success: false, code: errorCodes.notFound });
    expect(errors[0]?.messageGe).toMatch(/\p{Script=Georgian}/u);
  });

  it('lets one address try a fortieth of its calls a minute, and no more', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const body = JSON.stringify(envelopeOf({ accountId: `guess-${String(index)}` }));
      statuses.push((await post(server.app, getIdentity.path, body)).status);
    }
    // Two of the ten were asked for above.
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.slice(8).every((status) => status === 429)).toBe(true);
  });
});
