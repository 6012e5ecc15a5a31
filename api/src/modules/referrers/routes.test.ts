import { errorCodes, getIdentity } from '@caravan/shared/contracts/calls';
import { identities } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true }, { RATE_LIMIT: '400' });

const accounts = () => server.db.select().from(identities);

describe('getIdentity', () => {
  it('returns the account of a link, with null for unknown fields', async () => {
    const [known] = (await accounts()).filter(({ phone }) => phone === null);
    expect(await server.call(getIdentity, { accountId: known?.id ?? '' })).toEqual(known);
  });

  it('refuses an unknown id', async () => {
    const { errors } = await server.attempt(getIdentity, { accountId: 'A'.repeat(26) });
    expect(errors[0]?.code).toBe(errorCodes.notFound);
  });

  it('limits one address to a fortieth of RATE_LIMIT a minute', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await server.send(getIdentity, { accountId: `guess-${String(index)}` })).status);
    }
    // Earlier tests used two of the ten calls.
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.slice(8).every((status) => status === 429)).toBe(true);
  });
});
