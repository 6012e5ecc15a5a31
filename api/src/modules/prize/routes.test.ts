import { drawPrize, errorCodes, prizeInfo, prizeList } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { addDays, siteDay } from '@caravan/shared/terms';
import { exchangeRates, prizeCampaigns, prizeDraws, prizes } from '../../database/schema';
import { prizePart } from '@caravan/demo/testing';
import { type CallOptions, newClient } from '../../testing/client';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { deleteOldEntries } from './repository';
import { newEntrant } from './testing/newEntrant';

const start = Date.now();
const dayMs = 86_400_000;
let clock = start;
const server = setUpTestServer({ now: () => clock });

beforeAll(async () => {
  await server.db.insert(exchangeRates).values({ currency: 'GEL', perUsd: 2.7 });
});

beforeEach(async () => {
  clock = start;
  await server.db.delete(prizeDraws);
  await prizePart.fill(server.db, siteDay(start));
});

const atClock = (options: CallOptions = {}) => ({ ...options, reqTime: clock });
const enter = (entrant: object) => server.attempt(drawPrize, entrant, atClock());
const info = (clientId: string, options: CallOptions = {}) => server.call(prizeInfo, { clientId }, atClock(options));
const draws = () => server.db.select().from(prizeDraws);
const codesOf = (answers: readonly { errors: readonly { code: string }[] }[]) =>
  new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)));

/** Sets the remaining prizes of each kind, highest value first, and the budget. */
const leave = async (left: readonly number[], budgetUsd: number) => {
  const { db } = server;
  const kinds = await db.select().from(prizes).orderBy(prizes.position);
  for (const [index, { id }] of kinds.entries()) {
    await db
      .update(prizes)
      .set({ stock: left[index] ?? 0, givenBefore: 0 })
      .where(eq(prizes.id, id));
  }
  await db.update(prizeCampaigns).set({ budgetUsd });
  return kinds.map(({ id, amountUsd }, index) => ({ id, amountUsd, left: left[index] ?? 0 }));
};

describe('prizeInfo', () => {
  it('marks demo prizes in both calls, and no real one [SAL-10]', async () => {
    const { db } = server;
    const marks = async () => {
      const lists = [(await info(newClient())).prizes, await server.call(prizeList, {}, atClock())];
      return lists.map((list) => [...new Set(list.map(({ isDemo }) => isDemo))]);
    };
    expect(await marks()).toEqual([[true], [true]]);
    await db.update(prizes).set({ isDemo: false });
    expect(await marks()).toEqual([[undefined], [undefined]]);
  });

  it('returns the state of the draw to a new client', async () => {
    const { prizeStatus, count, submitCount, endTime, amount, titles, details, prizes: list } = await info(newClient());
    expect({ prizeStatus, amount }).toEqual({ prizeStatus: 1, amount: null });
    expect(submitCount).toBeGreaterThan(0);
    expect(submitCount).toBeLessThan(count);
    expect((endTime ?? 0) * 1000 - start).toBeGreaterThan(27 * dayMs);
    expect(details).toHaveLength(titles.length);
    expect(list.map(({ amount: worth }) => worth)).toEqual([1000, 250, 100, 40, 10]);
  });

  it('returns texts in both languages and amounts in the requested currency', async () => {
    const georgian = /\p{Script=Georgian}/u;
    const local = await info(newClient(), { lang: 'ge', currency: 'GEL' });
    const texts = [local.prizeTip, ...local.titles, ...local.details, ...local.prizes.map(({ title }) => title)];
    expect(texts.every((each) => georgian.test(each))).toBe(true);
    expect(local.prizes[0]?.amount).toBe(2700);
    expect(JSON.stringify(await info(newClient()))).not.toMatch(georgian);
  });

  it('returns the amount only to the client that won it', async () => {
    const entrant = newEntrant();
    const before = await info(entrant.clientId);
    const { amount } = await server.call(drawPrize, entrant, atClock({ currency: 'GEL' }));
    expect(await info(entrant.clientId, { currency: 'GEL' })).toMatchObject({ prizeStatus: 2, amount });
    const otherInfo = await info(newClient());
    expect(otherInfo).toMatchObject({ prizeStatus: 1, amount: null, submitCount: before.submitCount + 1 });
    expect(await server.call(prizeList, {}, atClock())).toEqual(otherInfo.prizes);
  });

  it('returns an empty state without a draw', async () => {
    await server.db.delete(prizeCampaigns);
    expect(await info(newClient())).toMatchObject({ prizeStatus: 0, count: 0, endTime: null, prizes: [] });
    expect(await server.call(prizeList, {}, atClock())).toEqual([]);
    expect((await enter(newEntrant())).errors[0]?.code).toBe(errorCodes.notFound);
  });
});

describe('drawPrize', () => {
  it('accepts one of 60 simultaneous entries of a client [PRI-3]', async () => {
    const { clientId } = newEntrant();
    const answers = await Promise.all(Array.from({ length: 60 }, () => enter({ ...newEntrant(), clientId })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await draws()).toHaveLength(1);
    expect(codesOf(answers)).toEqual(new Set([errorCodes.enteredBefore]));
    const refused = answers.find(({ success }) => !success)?.errors[0];
    expect(refused?.messageEn).toContain('already entered');
  });

  it('recognises an e-mail address and a telephone number in any form [PRI-3]', async () => {
    const first = { ...newEntrant(), email: 'Nino.Beridze@gmail.com', telephone: '+995 555 01 23 45' };
    expect((await enter(first)).success).toBe(true);
    for (const email of [' NINO.BERIDZE@GMAIL.COM', 'ninoberidze+2@gmail.com', 'nino.beridze@googlemail.com']) {
      expect((await enter({ ...newEntrant(), email })).errors[0]?.code).toBe(errorCodes.enteredBefore);
    }
    for (const telephone of [
      '555012345',
      '0555 012345',
      '00995-555-012-345',
      '+(995) 555 01 23 45',
      '+9950555012345',
      '8 555 01 23 45',
      '8 10 995 555 012345',
    ]) {
      expect((await enter({ ...newEntrant(), telephone })).errors[0]?.code).toBe(errorCodes.enteredBefore);
    }
    expect(await draws()).toHaveLength(1);
    expect((await enter(newEntrant())).success).toBe(true);
  });

  it('accepts one of many simultaneous entries with the same address or number [PRI-3]', async () => {
    const { email, telephone } = newEntrant();
    await Promise.all([
      ...Array.from({ length: 20 }, () => enter({ ...newEntrant(), email })),
      ...Array.from({ length: 20 }, () => enter({ ...newEntrant(), telephone })),
    ]);
    const stored = await draws();
    expect(stored.filter((draw) => draw.email === email)).toHaveLength(1);
    expect(stored.filter((draw) => draw.telephone === telephone)).toHaveLength(1);
  });

  it('never gives more prizes than there are: 60 clients at once on 30 prizes', async () => {
    const kinds = await leave([1, 2, 3, 4, 20], 100_000);
    const answers = await Promise.all(Array.from({ length: 60 }, () => enter(newEntrant())));
    expect(answers.filter(({ success }) => success)).toHaveLength(30);
    expect(codesOf(answers)).toEqual(new Set([errorCodes.drawClosed]));
    const stored = await draws();
    for (const { id, left } of kinds) {
      expect(stored.filter(({ prizeId }) => prizeId === id)).toHaveLength(left);
    }
    expect(await info(newClient())).toMatchObject({ prizeStatus: 0, count: 30, submitCount: 30 });
  });

  it('never gives away more than the budget, and uses it up', async () => {
    await leave([0, 0, 10, 10, 100], 500);
    const answers = await Promise.all(Array.from({ length: 60 }, () => enter(newEntrant())));
    const spentUsd = (await draws()).reduce((sum, { amountUsd }) => sum + amountUsd, 0);
    expect(spentUsd).toBe(500);
    expect(codesOf(answers)).toEqual(new Set([errorCodes.drawClosed]));
    expect((await info(newClient())).prizeStatus).toBe(0);
  });

  it('is refused after the end, while winners still see their prize', async () => {
    const entrant = newEntrant();
    const { amount } = await server.call(drawPrize, entrant, atClock());
    const { endTime } = await info(entrant.clientId);
    clock = (endTime ?? 0) * 1000 - 1;
    expect((await enter(newEntrant())).success).toBe(true);
    clock += 1;
    const lateEntry = await enter(newEntrant());
    expect(lateEntry.errors[0]).toMatchObject({ code: errorCodes.drawClosed, messageEn: 'This prize draw is over.' });
    expect((await info(newClient())).prizeStatus).toBe(0);
    expect(await info(entrant.clientId)).toMatchObject({ prizeStatus: 2, amount });
  });

  it.each([
    ['without a name', { name: '' }],
    ['with a name of spaces', { name: '   ' }],
    ['with half an e-mail address', { email: 'nobody' }],
    ['with a telephone number too short', { telephone: '12 34' }],
    ['with words for a number', { telephone: 'call me' }],
    ['of a client id too short', { clientId: 'short' }],
    ['with a company name too long', { companyName: 'x'.repeat(201) }],
  ])('refuses an entry %s', async (_case, wrong) => {
    expect((await enter({ ...newEntrant(), ...wrong })).errors[0]?.code).toBe(errorCodes.badRequest);
    expect(await draws()).toEqual([]);
  });
});

it('deletes entries three months after the end and not before', async () => {
  const entrant = newEntrant();
  await server.call(drawPrize, entrant, atClock());
  const endMs = ((await info(entrant.clientId)).endTime ?? 0) * 1000;
  await deleteOldEntries(server.db, new Date(endMs + 91 * dayMs));
  expect(await draws()).toHaveLength(1);
  await deleteOldEntries(server.db, new Date(endMs + 92 * dayMs));
  expect(await draws()).toEqual([]);
});

it('deletes entries of a removed draw three months after they were made', async () => {
  await server.call(drawPrize, newEntrant(), atClock());
  const [{ drawnAt } = { drawnAt: new Date(0) }] = await draws();
  await server.db.delete(prizeCampaigns);
  await deleteOldEntries(server.db, new Date(drawnAt.getTime() + 91 * dayMs));
  expect(await draws()).toHaveLength(1);
  await deleteOldEntries(server.db, new Date(drawnAt.getTime() + 92 * dayMs));
  expect(await draws()).toEqual([]);
});

describe('demo data created again', () => {
  it('keeps entries and remaining prizes, and moves the end', async () => {
    const entrant = newEntrant();
    await server.call(drawPrize, entrant, atClock());
    const before = await info(entrant.clientId);
    await prizePart.fill(server.db, addDays(siteDay(start), 7));
    const after = await info(entrant.clientId);
    expect(after).toEqual({ ...before, endTime: (before.endTime ?? 0) + 7 * 86_400 });
    expect((await enter(entrant)).errors[0]?.code).toBe(errorCodes.enteredBefore);
  });

  it('accepts entries while it is created', async () => {
    const reseeding = server.db.transaction((transaction) => prizePart.fill(transaction, siteDay(start)));
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => enter(newEntrant()))),
      reseeding,
    ]);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await draws()).toHaveLength(20);
  });
});
