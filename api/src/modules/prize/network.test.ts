import { drawPrize, errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import { prizePart } from '@caravan/demo/testing';
import { exchangeRates, prizeCampaigns, prizeDraws } from '../../database/schema';
import { signedInAs } from '../../testing/accounts';
import type { TestServer } from '../../testing/server';
import { setUpTestServers } from '../../testing/setUpTestServer';
import { deletePerson } from '../persons/deletePerson';
import { newEntrant } from './testing/newEntrant';

const start = Date.now();
const dayMs = 86_400_000;
let clock = start;

describe('entries from one network', () => {
  const startServer = setUpTestServers();
  let limitedServer: TestServer;

  beforeEach(async () => {
    clock = start;
    // With these limits, two entries without a session and ten a day.
    limitedServer = await startServer({ now: () => clock }, { RATE_LIMIT: '1200', INTERNAL_KEY: 'the-secret' });
    await limitedServer.db.insert(exchangeRates).values({ currency: 'GEL', perUsd: 2.7 });
    await prizePart.fill(limitedServer.db, siteDay(start));
  });

  const enterFrom = (from: string, entrant: object, token = '') =>
    limitedServer.attempt(drawPrize, entrant, { token, reqTime: clock, from });
  const signInUser = () => signedInAs(limitedServer, undefined, new Date(clock));

  it('are limited without a session, and the refusal asks to sign in [PRI-3]', async () => {
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await enterFrom('203.0.113.9', newEntrant()));
    expect(answers.map(({ success }) => success)).toEqual([true, true, false, false]);
    const [reason] = answers[3]?.errors ?? [];
    expect(reason?.code).toBe(SESSION_INVALID);
    expect(reason?.messageEn).toContain('sign in');
    expect((await enterFrom('203.0.113.10', newEntrant())).success).toBe(true);
    const { token } = await signInUser();
    expect((await enterFrom('203.0.113.9', newEntrant(), token)).success).toBe(true);
  });

  it('are not limited without a session by accounts that were deleted since [PRI-3] [REL-8]', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { token, user } = await signInUser();
      await enterFrom('203.0.113.9', newEntrant(), token);
      await deletePerson(limitedServer.deps, { email: user.email });
    }
    expect((await enterFrom('203.0.113.9', newEntrant())).success).toBe(true);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['above the limit', SESSION_INVALID, () => enterFrom('203.0.113.9', newEntrant())],
    [
      'without prizes',
      errorCodes.drawClosed,
      async () => limitedServer.db.update(prizeCampaigns).set({ budgetUsd: 0 }),
    ],
    ['after the end', errorCodes.drawClosed, async () => (clock += 40 * dayMs)],
  ])('do not reveal %s who has entered [PRI-3]', async (_when, code, prepare) => {
    const known = newEntrant();
    await enterFrom('203.0.113.9', known);
    await prepare();
    for (const { email, telephone } of [known, newEntrant()]) {
      for (const reused of [{ email }, { telephone }]) {
        const [reason] = (await enterFrom('203.0.113.9', { ...newEntrant(), ...reused })).errors;
        expect(reason?.code).toBe(code);
      }
    }
  });

  it('are limited to one for each account and its mailbox [PRI-3]', async () => {
    const { token, user: first } = await signInUser();
    expect((await enterFrom('203.0.113.9', newEntrant(), token)).success).toBe(true);
    const secondEntry = await enterFrom('203.0.113.10', newEntrant(), token);
    expect(secondEntry.errors[0]?.code).toBe(errorCodes.enteredBefore);
    const otherUser = await signInUser();
    await enterFrom('203.0.113.10', { ...newEntrant(), email: otherUser.user.email });
    expect((await enterFrom('203.0.113.11', newEntrant(), otherUser.token)).errors[0]?.code).toBe(
      errorCodes.enteredBefore,
    );
    expect(first.id).not.toBe(otherUser.user.id);
  });

  it('are limited a day with a session, and no address is stored [PRI-3]', async () => {
    const enterSignedIn = async () => enterFrom('203.0.113.9', newEntrant(), (await signInUser()).token);
    for (let count = 0; count < 10; count += 1) expect((await enterSignedIn()).success).toBe(true);
    expect((await enterSignedIn()).errors[0]?.code).toBe(errorCodes.tooMany);
    clock += dayMs;
    expect((await enterSignedIn()).success).toBe(true);
    expect(JSON.stringify(await limitedServer.db.select().from(prizeDraws))).not.toContain('203.0.113');
  });
});
