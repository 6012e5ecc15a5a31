import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteAccount,
  exportAccount,
  getUserInfo,
  SESSION_INVALID,
  uploadFinish,
} from '@caravan/shared/contracts/calls';
import { eq, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../../database/schema';
import { buildServer } from '../../server';
import { askForCode, signedInAs } from '../../testing/accounts';
import { attempt } from '../../testing/client';
import { rowsOf } from '../../testing/fingerprint';
import { cleanUpUploads } from '../uploads/cleanUp';
import { fileOf } from '../uploads/testing/files';
import { permit, send, setUpSite } from '../uploads/testing/drivers';
import { personalTables } from './personalTables';
import { type Column, columnsOf, fillRow, personalColumn, rowsAsText, tablesWithoutPeople } from './testing/tables';

/** A test person with all values that identify their rows. */
interface TestPerson {
  readonly userId: number;
  readonly email: string;
  readonly clientId: string;
  /** The browser’s number in statistics: `hashtextextended` of its id. */
  readonly device: string;
  /** The value of all text columns without a value of their own. */
  readonly mark: string;
}

const nino: TestPerson = {
  userId: 987_654_321,
  email: 'nino.beridze@example.com',
  clientId: 'a1'.repeat(16),
  device: '-8093895860045814702',
  mark: 'NinoBeridze',
};
const levan: TestPerson = {
  userId: 123_456_789,
  email: 'levan.kapanadze@example.com',
  clientId: 'b2'.repeat(16),
  device: '-3747178552683670591',
  mark: 'LevanKapanadze',
};

/** The values of the columns that a person’s rows are found by. */
const linksOf = ({
  userId,
  email,
  clientId,
  device,
  mark,
}: TestPerson): Readonly<Record<string, Record<string, unknown>>> => {
  // Values that deletion keeps in rows that stay: they identify no person.
  const keptValues = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `kept ${String(userId % 100)}`]));
  return {
    users: { id: userId, email },
    sessions: { user_id: userId },
    email_changes: { user_id: userId, expires_at: sql`now() - interval '1 day'` },
    email_codes: { email },
    email_slots: { address: email },
    code_tries: { email },
    dev_mails: { recipient: email },
    feedback: { user_id: userId },
    contact_requests: { user_id: userId },
    price_requests: { user_id: userId, email },
    prize_draws: {
      user_id: userId,
      client_id: clientId,
      email,
      ...keptValues('campaign_id', 'prize_id', 'network_key'),
    },
    vehicle_watches: { client_id: `user:${String(userId)}` },
    watch_messages: { user_id: userId },
    saved_searches: { user_id: userId },
    watch_subscriptions: { user_id: userId },
    advert_collects: { client_id: clientId },
    track_events: { user_id: String(userId), device_id: clientId },
    track_visits: { device, ...keptValues('platform', 'os_type', 'version', 'country', 'channel') },
    track_item_visits: { device, ...keptValues('event_type', 'item_id', 'title') },
    uploads: { user_id: userId, ...keptValues('id', 'bucket', 'key', 'content_type') },
    platform_accounts: { number: `${mark} number`, email },
    platform_sign_ins: { number: `${mark} number` },
    identities: { email },
  };
};

/** Rows are stored in the reverse order of deletion. */
const tables = personalTables.map(({ table }) => getTableName(table));

const site = setUpSite();
let columns: readonly Column[];
const db = () => site.server.db;

const fill = async (person: TestPerson): Promise<void> => {
  const links = linksOf(person);
  for (const table of tables.toReversed()) {
    await fillRow(db(), columns, table, person.mark, links[table] ?? {});
  }
};

const readAllRows = async (): Promise<string[]> => {
  const all = [...new Set(columns.map(({ table }) => table))];
  const rows = await Promise.all(
    all.map(async (table) => (await rowsAsText(db(), table)).map((row) => `${table}: ${row}`)),
  );
  return rows.flat();
};

const rowsNaming = (rows: readonly string[], { userId, email, clientId, device, mark }: TestPerson): string[] =>
  rows.filter((row) =>
    [String(userId), email, clientId, device, mark].some((name) => row.toLowerCase().includes(name.toLowerCase())),
  );

const timeOptions = () => ({ reqTime: site.clock.now });
const deleteBy = async (token: string, email: string, extra: object = {}) => {
  const code = await askForCode(site.server, email, 3, { ...timeOptions(), token });
  return site.server.attempt(deleteAccount, { code, ...extra }, { ...timeOptions(), token });
};
const readStoredFiles = (): string[] => {
  const folder = join(site.server.deps.config.dataFolder, 'uploads');
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
};

beforeAll(async () => {
  columns = await columnsOf(db());
});
beforeEach(() => {
  site.clock.now += 60 * 60_000;
});

describe('every table of the database', () => {
  it('is listed as a table with or without people [REL-8]', () => {
    const all = [...new Set(columns.map(({ table }) => table))];
    expect(all.length).toBeGreaterThan(50);
    expect([...tables, ...Object.keys(tablesWithoutPeople)].toSorted()).toEqual(all.toSorted());
    expect(tables.toSorted()).toEqual(Object.keys(linksOf(nino)).toSorted());
  });

  it('has no unknown column that names a person if it is without people [REL-8]', () => {
    const suspicious = columns.filter(({ table, name }) => table in tablesWithoutPeople && personalColumn.test(name));
    const known = Object.entries(tablesWithoutPeople).flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    );
    expect(suspicious.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual(
      known.filter((each) => personalColumn.test(each.split('.')[1] ?? '')).toSorted(),
    );
  });

  it('has an index for browsers if it counts visits [REL-8]', async () => {
    const person = { userId: undefined, emails: [], clientIds: [nino.clientId, levan.clientId] };
    const visits = personalTables.filter(({ table }) => /^track_.*visits$/.test(getTableName(table)));
    expect(visits).toHaveLength(2);
    await db().transaction(async (transaction) => {
      // Otherwise the planner reads a small table as a whole.
      await transaction.execute(sql`set local enable_seqscan = off`);
      for (const { table, where } of visits) {
        const query = sql`explain select from ${table} where ${where(person)}`;
        const plan = await rowsOf(transaction, query, v.object({ 'QUERY PLAN': v.string() }));
        expect(JSON.stringify(plan)).toContain(`${getTableName(table)}_device`);
      }
    });
  });
});

describe('a person', () => {
  it('gets all own rows and no others, without credentials [REL-8]', async () => {
    await fill(nino);
    await fill(levan);
    const { token } = await signedInAs(site.server, nino.email, new Date(site.clock.now));
    const exported = await site.server.call(exportAccount, { clientId: nino.clientId }, { ...timeOptions(), token });
    expect(Object.keys(exported.tables).toSorted()).toEqual(tables.toSorted());
    const rowCounts = Object.entries(exported.tables).map(([table, rows]) => [table, rows.length]);
    // The calling session is one more.
    expect(Object.fromEntries(rowCounts)).toEqual(
      Object.fromEntries(tables.map((table) => [table, table === 'sessions' ? 2 : 1])),
    );
    expect(rowsNaming([JSON.stringify(exported)], levan)).toEqual([]);
    expect(JSON.stringify(exported)).not.toMatch(/codeHash|tokenHash/);
    for (const { table, withheld = [] } of personalTables) {
      const [row = {}] = exported.tables[getTableName(table)] ?? [];
      const stored = columns.filter((column) => column.table === getTableName(table));
      expect(Object.keys(row)).toHaveLength(stored.length - withheld.length);
    }
  });

  it('is in no row of any table after the deletion, and others stay [REL-8]', async () => {
    const { token } = await signedInAs(site.server, nino.email, new Date(site.clock.now));
    const otherRows = rowsNaming(await readAllRows(), levan);
    expect(new Set(otherRows.map((row) => row.split(':')[0]))).toEqual(new Set(tables));
    expect((await deleteBy(token, nino.email, { clientId: nino.clientId })).success).toBe(true);
    const remaining = await readAllRows();
    expect(rowsNaming(remaining, nino)).toEqual([]);
    expect(rowsNaming(remaining, levan)).toEqual(otherRows);
    expect(await db().$count(users, eq(users.email, nino.email))).toBe(0);
  });

  it('is still one device in the counts of visits after the deletion', async () => {
    const joined = sql`select device::text from track_visits join track_item_visits using (device)`;
    const devices = await rowsOf(db(), joined, v.object({ device: v.string() }));
    expect(devices).toHaveLength(2);
    expect(devices).not.toContainEqual({ device: nino.device });
  });
});

describe('an account that is deleted', () => {
  it('has no session left in any process of the API [REL-8]', async () => {
    const otherApp = await buildServer(site.server.deps);
    const first = await signedInAs(site.server, 'two@example.com', new Date(site.clock.now));
    const second = await signedInAs(site.server, 'two@example.com', new Date(site.clock.now));
    expect((await attempt(otherApp, getUserInfo, {}, { ...timeOptions(), token: second.token })).success).toBe(true);
    expect((await deleteBy(first.token, 'two@example.com')).success).toBe(true);
    for (const [app, token] of [
      [site.server.app, first.token],
      [otherApp, second.token],
      [otherApp, first.token],
    ] as const) {
      expect((await attempt(app, getUserInfo, {}, { ...timeOptions(), token })).errors[0]?.code).toBe(SESSION_INVALID);
    }
    await otherApp.close();
  });

  it('leaves no file, not even of a running upload [REL-8]', async () => {
    const { user, token } = await signedInAs(site.server, 'files@example.com', new Date(site.clock.now));
    const signedIn = { user, token };
    const before = readStoredFiles().length;
    const finished = await permit(site, signedIn);
    const sent = await permit(site, signedIn);
    const lateUpload = await permit(site, signedIn);
    const file = fileOf('image/png');
    await send(site, finished, file);
    await site.server.call(uploadFinish, { uploadId: finished.uploadId }, { ...timeOptions(), token });
    await send(site, sent, file);
    expect(readStoredFiles()).toHaveLength(before + 2);
    expect((await deleteBy(token, 'files@example.com')).success).toBe(true);
    expect(readStoredFiles()).toHaveLength(before);
    expect((await send(site, lateUpload, file)).status).toBe(403);
    expect(readStoredFiles()).toHaveLength(before);
    site.clock.now += 48 * 60 * 60_000;
    await cleanUpUploads({ ...site.server.deps, now: () => site.clock.now });
    expect((await readAllRows()).filter((row) => row.includes(lateUpload.key))).toEqual([]);
  });
});
