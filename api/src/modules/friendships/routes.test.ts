import {
  argumentDetail,
  collect,
  errorCodes,
  getFinderFriendship,
  getFinderFriendshipDetail,
} from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { advertCollects } from '../../database/schema';
import { seedDemo } from '@caravan/demo/testing';
import { type CallOptions, newClient } from '../../testing/client';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
const georgian = /\p{Script=Georgian}/u;

const items = () => server.call(getFinderFriendship, {});
const page = (id: string, lang: 'en' | 'ge' = 'en', options: CallOptions = {}) =>
  server.call(getFinderFriendshipDetail, { lang, id }, options);
const pages = async () => Promise.all((await items()).map(({ id }) => page(id)));
const sheet = (id: string, options: CallOptions = {}) => server.call(argumentDetail, { id }, options);

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

it('returns eight advertisers with links to their pages', async () => {
  const list = await items();
  expect(list).toHaveLength(8);
  expect(list.every(({ id, link }) => link === `/friendship/${id}`)).toBe(true);
  const details = await pages();
  expect(list.map(({ hasArgument }) => hasArgument)).toEqual(details.map(({ hasArgument }) => hasArgument));
  const local = await server.call(getFinderFriendship, {}, { lang: 'ge' });
  expect(local.every(({ title }) => georgian.test(title))).toBe(true);
});

describe("an advertiser's page", () => {
  it('uses the language of its payload instead of the header’s', async () => {
    const [english, local] = [await page('402', 'en', { lang: 'ge' }), await page('402', 'ge', { lang: 'en' })];
    expect(stringsOf(english).filter((text) => georgian.test(text))).toEqual([]);
    for (const text of [local.title, local.summary, local.overview.text]) expect(text).toMatch(georgian);
  });

  it('converts prices and keeps a price on request as null', async () => {
    const [usd, gel] = [await page('402'), await page('402', 'en', { currency: 'GEL' })];
    expect(gel.guidePrice).toBe(Math.round((usd.guidePrice ?? 0) * 2.7));
    expect(gel.price.map(({ value }) => value)).toEqual(
      usd.price.map(({ value }) => (value === null ? null : Math.round(value * 2.7))),
    );
    expect(usd.price.some(({ value }) => value === null)).toBe(true);
  });

  it('lists the key lines of its spec sheet exactly if it has one', async () => {
    for (const { hasArgument, argumentImg, arguments: lines } of await pages()) {
      expect({ image: argumentImg !== null, lines: lines.length >= 3 }).toEqual({
        image: hasArgument,
        lines: hasArgument,
      });
    }
  });

  it('refuses an unknown id', async () => {
    for (const id of ['400', 'charger', '../401']) {
      expect(await server.refusalCode(getFinderFriendshipDetail, { lang: 'en', id })).toBe(errorCodes.notFound);
    }
  });
});

describe('argumentDetail', () => {
  it('returns sections, rows and sub-lists with a value for each key', async () => {
    const withSheet = (await pages()).filter(({ hasArgument }) => hasArgument);
    for (const { id } of withSheet) {
      const { properties, infoMap } = await sheet(id);
      expect(properties.length).toBeGreaterThanOrEqual(20);
      expect(properties.length).toBeLessThanOrEqual(40);
      expect(new Set(properties.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 3]));
      expect([0, 2]).toContain(properties[0]?.type);
      const keys = properties.flatMap(({ type, key, subList }) => [
        ...(type === 1 ? [key] : []),
        ...subList.map((part) => part.key),
      ]);
      expect(keys.toSorted()).toEqual(Object.keys(infoMap).toSorted());
      expect(properties.every(({ type, subList }) => subList.length > 0 === (type === 3))).toBe(true);
      expect(new Set(properties.map(({ key }) => key)).size).toBe(properties.length);
    }
    expect(withSheet).toHaveLength(6);
  });

  it('uses the language of the call and has the same head as the page', async () => {
    const local = await sheet('402', { lang: 'ge', currency: 'GEL' });
    const itsPage = await page('402', 'ge', { currency: 'GEL' });
    const { title, price, guidePrice, phone, email } = itsPage;
    expect(local).toMatchObject({ title, price, guidePrice, phone, email });
    expect(local.properties.every(({ text }) => georgian.test(text))).toBe(true);
    expect(stringsOf(await sheet('402')).some((text) => georgian.test(text))).toBe(false);
  });

  it('refuses an unknown advertiser or one without a spec sheet', async () => {
    for (const id of ['406', '408', '999']) {
      expect(await server.refusalCode(argumentDetail, { id })).toBe(errorCodes.notFound);
    }
  });
});

describe('collect', () => {
  const readStored = (clientId: string) =>
    server.db.select().from(advertCollects).where(eq(advertCollects.clientId, clientId));
  const toggle = (clientId: string, type: 0 | 1, advId = '401') =>
    server.call(collect, { advId, clientId, identityId: 'partner-7', type });

  it('saves an advert for a client and removes it', async () => {
    const clientId = newClient();
    expect(await toggle(clientId, 1)).toEqual({ collected: true });
    await toggle(clientId, 1, '402');
    expect(await readStored(clientId)).toMatchObject([{ advId: '401', identityId: 'partner-7' }, { advId: '402' }]);
    expect(await toggle(clientId, 0)).toEqual({ collected: false });
    expect(await readStored(clientId)).toMatchObject([{ advId: '402' }]);
  });

  it('gives the same result for repeated and simultaneous calls', async () => {
    const clientId = newClient();
    await Promise.all(Array.from({ length: 20 }, () => toggle(clientId, 1)));
    expect(await readStored(clientId)).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => toggle(clientId, 0)));
    expect(await readStored(clientId)).toEqual([]);
  });

  it('keeps saved adverts when the demo data is created again', async () => {
    const clientId = newClient();
    await toggle(clientId, 1);
    expect(await seedDemo(server.db, Date.now(), true)).toBe(true);
    expect(await readStored(clientId)).toHaveLength(1);
  });

  it('refuses an unknown advert and stores nothing', async () => {
    const clientId = newClient();
    for (const type of [0, 1]) {
      expect(await server.refusalCode(collect, { advId: '999', clientId, type })).toBe(errorCodes.notFound);
    }
    expect(await server.refusalCode(collect, { advId: '401', clientId, type: 2 })).toBe(errorCodes.badRequest);
    expect(await readStored(clientId)).toEqual([]);
  });
});
