import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import {
  errorCodes,
  finderVehiclesLike,
  getFinderVehicleDetail,
  getFinderVehicles,
} from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { finderVehicles } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
const english: VehicleDetail[] = [];
const local: VehicleDetail[] = [];

const detail = (id: string, lang: 'en' | 'ge' = 'en', options = {}) =>
  server.call(getFinderVehicleDetail, { lang, id }, options);

beforeAll(async () => {
  const ids = await server.db.select({ id: finderVehicles.id }).from(finderVehicles);
  for (const { id } of ids) {
    english.push(await detail(id));
    local.push(await detail(id, 'ge'));
  }
});

const georgian = /\p{Script=Georgian}/u;
const video = /\.(mp4|avi|mov|wmv|mkv)$/i;

describe('the detail of a vehicle', () => {
  it('matches its card', async () => {
    const { data } = await server.call(getFinderVehicles, { lang: 'en', size: 100, current: 1 });
    for (const card of data) {
      const page = english.find(({ itemId }) => itemId === card.itemId);
      expect(page).toMatchObject({ name: card.name, odometer: card.odometer, updateTime: card.updateTime });
      expect(page?.images.filter((address) => !video.test(address))).toEqual([
        card.headImage,
        ...card.relevantCarImages,
      ]);
      expect(page?.overview.find(({ code }) => code === 'exteriorColor')).toMatchObject({
        value: card.exteriorColor,
        colorHex: card.color,
      });
    }
  });

  it('has hex value and both names for colours only', () => {
    for (const { overview } of local) {
      const colours = overview.filter(({ code }) => code === 'exteriorColor' || code === 'interior');
      expect(colours).toHaveLength(2);
      for (const { value, colorHex, valueEn, valueGe } of colours) {
        expect(colorHex).toMatch(/^#[0-9A-F]{6}$/i);
        expect(valueEn).toMatch(/^[A-Z][a-z ]+$/);
        expect(valueGe).toMatch(georgian);
        expect(value).toBe(valueGe);
      }
      const otherItems = overview.filter((item) => !colours.includes(item));
      expect(otherItems.length).toBeGreaterThanOrEqual(9);
      expect(otherItems.every((item) => item.colorHex === null && item.valueEn === null && item.valueGe === null)).toBe(
        true,
      );
    }
  });

  it('lists 30 to 43 attributes by group, some of them unknown', () => {
    for (const { attributes } of english) {
      expect(attributes.length).toBeGreaterThanOrEqual(30);
      expect(attributes.length).toBeLessThanOrEqual(43);
      expect(new Set(attributes.map(({ code }) => code)).size).toBe(attributes.length);
      const groups = attributes.map(({ group }) => group);
      const changes = groups.filter((group, index) => group !== groups[index - 1]);
      expect(new Set(changes).size).toBe(changes.length);
    }
    expect(english.some(({ attributes }) => attributes.some(({ value }) => value === null))).toBe(true);
  });

  it('has the same lines in both languages with Georgian labels and words', () => {
    for (const [index, { attributes, description, overview }] of local.entries()) {
      const counterpart = english[index];
      expect(attributes.map(({ code }) => code)).toEqual(counterpart?.attributes.map(({ code }) => code));
      expect(
        attributes.every(({ key, group }) => (georgian.test(key) || key.startsWith('0–100')) && georgian.test(group)),
      ).toBe(true);
      expect(overview.every(({ key }) => georgian.test(key))).toBe(true);
      expect(description).toMatch(georgian);
    }
    // All values except numbers and names are translated.
    const untranslated = local.flatMap(({ attributes }) =>
      attributes.filter(
        ({ code, value }) =>
          !['brand', 'model', 'series', 'vin'].includes(code) &&
          /[a-z]{3}/i.test((value ?? '').replace(/LED|NEDC|CLTC|EPA|WLTP|EREV/g, '')),
      ),
    );
    expect(untranslated).toEqual([]);
    const inEnglish = english.map(({ name, description, attributes, overview }) => [
      name,
      description,
      attributes,
      overview.map(({ key, value }) => [key, value]),
    ]);
    expect(JSON.stringify(inEnglish)).not.toMatch(georgian);
  });

  it.each([
    ['cleared', true],
    ['notCleared', false],
    [null, null],
  ])('says of the customs %s whether they are cleared: %s [WAT-3]', async (customs, isCleared) => {
    const id = english[0]?.itemId ?? '';
    const row = eq(finderVehicles.id, id);
    const [before] = await server.db.select().from(finderVehicles).where(row);
    await server.db.update(finderVehicles).set({ customs }).where(row);
    expect(await detail(id)).toMatchObject({ isCleared });
    await server.db
      .update(finderVehicles)
      .set({ customs: before?.customs ?? null })
      .where(row);
  });

  it('recommends eight others of the same body, at most two of one model', async () => {
    const rows = await server.db.select().from(finderVehicles);
    const rowOf = new Map(rows.map((row) => [row.id, row] as const));
    for (const { itemId, recommended } of english) {
      const ids = recommended.map((vehicle) => vehicle.itemId);
      expect(ids).toHaveLength(8);
      expect(new Set([...ids, itemId]).size).toBe(9);
      const similar = ids.map((id) => rowOf.get(id));
      expect(similar.every((row) => row?.bodyType === rowOf.get(itemId)?.bodyType)).toBe(true);
      const models = similar.map((row) => row?.modelName);
      expect(models.filter((model) => models.filter((each) => each === model).length > 2)).toEqual([]);
    }
    expect(local[0]?.recommended.every(({ exteriorColor }) => georgian.test(exteriorColor ?? ''))).toBe(true);
  });

  it('recommends the same model first, then the same fuel', async () => {
    const rows = await server.db.select().from(finderVehicles);
    const rowOf = new Map(rows.map((row) => [row.id, row] as const));
    for (const { itemId, recommended } of english) {
      const current = rowOf.get(itemId);
      const likeness = recommended.map((item) => {
        const similar = rowOf.get(item.itemId);
        return similar?.modelName === current?.modelName ? 2 : similar?.fuel === current?.fuel ? 1 : 0;
      });
      expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
    }
  });

  it('returns prices in lari when asked to', async () => {
    const [first] = english;
    const inLari = await detail(first?.itemId ?? '', 'en', { currency: 'GEL' });
    expect(inLari.price).toBe(Math.round((first?.price ?? 0) * 2.7));
    expect(first?.price).toBeGreaterThan(1_000);
  });

  it('has similar vehicles of its body when it is no longer offered', async () => {
    const { itemId = '', recommended = [] } = english[1] ?? {};
    expect(await server.call(finderVehiclesLike, { lang: 'en', id: itemId })).toEqual(recommended);
    const rows = await server.db.select().from(finderVehicles);
    const bodyOf = new Map(rows.map((row) => [row.id, row.bodyType]));
    await server.db.delete(finderVehicles).where(eq(finderVehicles.id, itemId));
    expect(await server.attempt(getFinderVehicleDetail, { lang: 'en', id: itemId })).toMatchObject({
      success: false,
    });
    const left = await server.call(finderVehiclesLike, { lang: 'en', id: itemId });
    expect(left.map((vehicle) => bodyOf.get(vehicle.itemId))).toEqual(Array(8).fill(bodyOf.get(itemId)));
  });

  it('returns vehicles for an unknown id of the site’s form and refuses others', async () => {
    expect(await server.call(finderVehiclesLike, { lang: 'en', id: '299999' })).toHaveLength(8);
    for (const id of ['no-such-vehicle', '0200001']) {
      const never = await server.attempt(finderVehiclesLike, { lang: 'en', id });
      expect(never.errors[0]?.code).toBe(errorCodes.notFound);
    }
  });

  it.each(['no-such-vehicle', '0', "' or 1=1 --", '%'])('refuses the unknown id %s', async (id) => {
    const { success, errors, result } = await server.attempt(getFinderVehicleDetail, { lang: 'en', id });
    expect({ success, code: errors[0]?.code, result }).toEqual({
      success: false,
      code: errorCodes.notFound,
      result: null,
    });
  });
});
