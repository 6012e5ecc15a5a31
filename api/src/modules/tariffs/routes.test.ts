/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, TariffEntry } from '@caravan/shared/contracts/calls';
import {
  adminLogin,
  errorCodes,
  tariffApprove,
  tariffEffect,
  tariffList,
  tariffWithdraw,
} from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../credentials/password';
import { tariffApprovals, tariffs } from '../../database/schema';
import { suiteNow } from '../../testing/suiteClock';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { approvedTariffs, importTariffs, storeTariff } from '../landed';
import type * as List from './list';
import { listRevisions } from './list';
import { georgia, georgiaDocument } from './testing/documents';

jest.mock('./list', () => {
  const actual = jest.requireActual<typeof List>('./list');
  return { ...actual, listRevisions: jest.fn(actual.listRevisions) };
});

type Name = 'nino' | 'levan';

const requestLandedPrices = jest.fn<void, []>();
const server = setUpTestServer({ isSeeded: true, requestLandedPrices }, async () => {
  const hash = await hashPassword('mountains at noon');
  return { ADMINS: `nino=${hash} levan=${hash}` };
});

const today = siteDay(suiteNow());
const tokens = new Map<Name, string>();

const by = (name: Name) => ({ username: name, password: tokens.get(name) ?? '' });
const list = (name: Name = 'nino'): Promise<TariffEntry[]> => server.call(tariffList, by(name));
const entryOf = async (id: string, revision = 1) =>
  (await list()).find((each) => each.id === id && each.revision === revision);
const approve = (name: Name, id: string, revision = 1): Promise<Answer> =>
  server.attempt(tariffApprove, { ...by(name), id, revision });
const withdraw = (name: Name, id: string, revision = 1): Promise<Answer> =>
  server.attempt(tariffWithdraw, { ...by(name), id, revision });
const effect = (id: string, revision = 1) => server.call(tariffEffect, { ...by('nino'), id, revision });
const codeOf = ({ errors }: Answer) => errors[0]?.code;

beforeAll(async () => {
  for (const name of ['nino', 'levan'] as const) {
    const { token } = await server.call(adminLogin, { username: name, password: 'mountains at noon' });
    tokens.set(name, token);
  }
});

/** The documents of the files, none of them approved. */
beforeEach(async () => {
  const { db } = server;
  await db.delete(tariffs);
  await importTariffs(db);
  requestLandedPrices.mockClear();
});

describe('a tariff', () => {
  it('is shown and changed for admins only [DSH-2]', async () => {
    const stranger = { username: 'nino', password: 'mountains at dusk', id: georgia, revision: 1 };
    for (const call of [tariffList, tariffEffect, tariffApprove, tariffWithdraw]) {
      expect(codeOf(await server.attempt(call, stranger))).toBe(errorCodes.wrongAdmin);
    }
    expect(await server.db.$count(tariffApprovals)).toBe(0);
  });

  it('is listed with its author, sources, confidence and validity', async () => {
    expect((await list()).map(({ id }) => id)).toEqual([
      'azerbaijan-2026-01-01',
      'azerbaijan-2024-02-01',
      'georgia-2026-04-02',
      'georgia-2017-01-01',
    ]);
    const entry = await entryOf(georgia);
    expect(entry).toMatchObject({
      validFrom: '2026-04-02',
      validTo: null,
      author: 'Caravan',
      confirmed: 8,
      assumed: 3,
      approvals: [],
      missing: 2,
      isInForce: false,
    });
    expect(entry?.sources.map(({ name }) => name)).toContain('Espero');
  });

  it('counts once two admins have approved it', async () => {
    const { db } = server;
    expect((await approve('nino', georgia)).success).toBe(true);
    expect(await entryOf(georgia)).toMatchObject({ missing: 1, isInForce: false });
    expect(await approvedTariffs(db)).toEqual([]);
    expect(requestLandedPrices).not.toHaveBeenCalled();
    expect((await approve('levan', georgia)).success).toBe(true);
    expect(requestLandedPrices).toHaveBeenCalledTimes(1);
    expect(await entryOf(georgia)).toMatchObject({
      approvals: [
        { name: 'nino', day: today },
        { name: 'levan', day: today },
      ],
      missing: 0,
      isInForce: true,
    });
    expect((await approvedTariffs(db)).map(({ validFrom }) => validFrom)).toEqual(['2026-04-02']);
  });

  it('does not count if one admin approves it twice', async () => {
    await approve('nino', georgia);
    const refused = await approve('nino', georgia);
    expect(refused.errors[0]).toMatchObject({
      code: errorCodes.approvedBefore,
      messageEn: 'You have already approved this tariff. Another admin must approve it too.',
    });
    expect(await approvedTariffs(server.db)).toEqual([]);
    expect(requestLandedPrices).not.toHaveBeenCalled();
  });

  it('stops counting when an approval is taken back, which only its admin can do', async () => {
    const { db } = server;
    await approve('nino', georgia);
    expect(codeOf(await withdraw('levan', georgia))).toBe(errorCodes.notFound);
    await approve('levan', georgia);
    requestLandedPrices.mockClear();
    expect((await withdraw('nino', georgia)).success).toBe(true);
    expect(await approvedTariffs(db)).toEqual([]);
    expect(requestLandedPrices).toHaveBeenCalledTimes(1);
    expect((await entryOf(georgia))?.approvals).toEqual([{ name: 'levan', day: today }]);
    await withdraw('levan', georgia);
    expect(requestLandedPrices).toHaveBeenCalledTimes(1);
  });

  it('is not in force after a newer one has begun, though it has no last day', async () => {
    const { db } = server;
    await storeTariff(db, 'georgia-newer', { ...georgiaDocument, validFrom: today });
    for (const id of [georgia, 'georgia-newer']) {
      await approve('nino', id);
      await approve('levan', id);
    }
    expect([await entryOf(georgia), await entryOf('georgia-newer')]).toMatchObject([
      { missing: 0, isInForce: false },
      { missing: 0, isInForce: true },
    ]);
  });

  it('that does not exist is refused', async () => {
    expect(codeOf(await approve('nino', 'georgia-1900'))).toBe(errorCodes.notFound);
    expect(codeOf(await approve('nino', georgia, 2))).toBe(errorCodes.notFound);
    const key = { id: 'georgia-1900', revision: 1 };
    expect(codeOf(await server.attempt(tariffEffect, { ...by('nino'), ...key }))).toBe(errorCodes.notFound);
  });
});

describe('an edited document', () => {
  const folder = createTemporaryFolder();

  /** Imports the document with another author. */
  const edit = async (author: string): Promise<void> => {
    writeFileSync(join(folder, `${georgia}.json`), JSON.stringify({ ...georgiaDocument, author }));
    await importTariffs(server.db, folder);
  };
  const authors = async () => (await approvedTariffs(server.db)).map(({ author }) => author);

  it('waits as a new revision while the approved one goes on to count', async () => {
    await approve('nino', georgia);
    await approve('levan', georgia);
    await edit('Maka');
    await edit('Maka');
    expect(await authors()).toEqual(['Caravan']);
    const shown = (await list()).filter(({ id }) => id === georgia);
    expect(shown).toMatchObject([
      { revision: 2, author: 'Maka', missing: 2, isInForce: false },
      { revision: 1, author: 'Caravan', missing: 0, isInForce: true },
    ]);
    await approve('nino', georgia, 2);
    expect(await authors()).toEqual(['Caravan']);
    await approve('levan', georgia, 2);
    expect(await authors()).toEqual(['Maka']);
    expect((await list()).filter(({ id }) => id === georgia)).toHaveLength(1);
    await withdraw('levan', georgia, 2);
    expect(await authors()).toEqual(['Caravan']);
  });

  it('can be approved in its newest revision only', async () => {
    await edit('Maka');
    await edit('Lali');
    expect(codeOf(await approve('nino', georgia, 2))).toBe(errorCodes.notFound);
    expect((await approve('nino', georgia, 3)).success).toBe(true);
    expect((await list()).filter(({ id }) => id === georgia).map(({ revision }) => revision)).toEqual([3]);
  });

  it('that the code can no longer read does not count', async () => {
    const { db } = server;
    await approve('nino', georgia);
    await approve('levan', georgia);
    await db.execute(sql`update tariffs set document = '{"country": "georgia"}' where id = ${georgia}`);
    expect(await approvedTariffs(db)).toEqual([]);
    expect((await list()).map(({ id }) => id)).not.toContain(georgia);
  });
});

describe('the effect of a tariff', () => {
  it('is calculated once for callers that ask at the same time', async () => {
    const callers = 3;
    let waiting = 0;
    const { promise: allArrived, resolve: release } = Promise.withResolvers<void>();
    const { listRevisions: actual } = jest.requireActual<typeof List>('./list');
    jest.mocked(listRevisions).mockImplementation(async (db) => {
      const revisions = await actual(db);
      waiting += 1;
      if (waiting === callers) release();
      await allArrived;
      return revisions;
    });
    const select = jest.spyOn(server.db, 'select');
    const readsOfCars = () => select.mock.calls.flat().filter((fields) => Object.hasOwn(fields, 'engineCm3Low')).length;
    await Promise.all(Array.from({ length: callers }, () => effect(georgia)));
    const together = readsOfCars();
    await effect(georgia);
    expect(readsOfCars()).toBe(2 * together);
  });
});
