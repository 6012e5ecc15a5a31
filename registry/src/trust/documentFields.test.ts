import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { documentKey, readRegistry } from '../documents';
import { changePartner } from '../rights';
import { rollBackFailing } from '../rollout';
import { federationOf } from '../testing/builds';
import { isRecord, omitField } from '../testing/fields';
import { createTestRegistry } from '../testing/publishing';

const { keys, site, publish, rollOut, preview, edit, newTeam, allowTeam, writeDocument } = createTestRegistry();

/** Fields that a document may lack. `expires` may be absent in the history: `expiry.test.ts` shows that no server adopts that. */
const OPTIONAL =
  /^(expires|teams|partners|shells\.\w+\.(oldestContract|names)|.*\.(provenance|rollout|preview|quarantined))$/;
/** Records by name, and declarations of pages, menu and widgets. Their own keys are free. */
const OPEN =
  /(^(remotes|shells|teams|partners|links\.last)|\.(pins|files|chunks|shared|routes|menu|widgets|steps|quarantined))$/;
const INSIDE_FREE = /\.(chunks|shared|routes|menu|widgets|origins)$|^teams\.\w+\.remotes$/;

/** Returns the paths of all required fields of a document. */
const fieldsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  const dottedPath = path.join('.');
  if (!isRecord(value) || INSIDE_FREE.test(dottedPath)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = [...path, name];
    const isRequired = !OPEN.test(dottedPath) && !OPTIONAL.test(field.join('.'));
    return [...(isRequired ? [field] : []), ...fieldsOf(inner, field)];
  });
};

/** Publishes two versions of a remote, a rollout, a preview, a version in quarantine, a team and a partner. */
const fill = async (): Promise<RegistryDocument> => {
  await publish('first');
  const { remotes } = await publish('second');
  await allowTeam(newTeam(), 'ranking');
  const document = await rollOut('third');
  await rollBackFailing(edit(), 'ranking', document.remotes['ranking']?.rollout?.candidate.version ?? '', 'it fails');
  await rollOut('fourth', '10 for 30 min, 100');
  await preview('fifth');
  const pins = { ranking: remotes['ranking']?.current.version ?? '' };
  return changePartner(edit(), 'gazette', { origins: ['https://gazette.test'], pins });
};

/** Replaces the newest document by a signed one with other content, and reads it. */
const readAs = async (document: RegistryDocument, content: unknown): Promise<unknown> => {
  await writeDocument(document.sequence, content);
  return readRegistry(site.store, keys).catch((error: unknown) => (error instanceof Error ? error.message : error));
};

it('names the missing field of a document that it refuses [MFE-21]', async () => {
  const document = await fill();
  const fields = fieldsOf(document);
  const names = fields.map((field) => field.join('.'));
  for (const part of [
    'remotes.ranking.current',
    'remotes.ranking.previous',
    'remotes.ranking.rollout.candidate',
    'remotes.ranking.preview',
    'partners.gazette.pins.ranking',
  ])
    expect(names).toEqual(expect.arrayContaining([`${part}.server.integrity`, `${part}.files`, `${part}.entry`]));
  expect(names).toContain('remotes.ranking.current.files.remoteEntry.second.js.integrity');
  expect(names).toEqual(
    expect.arrayContaining(
      ['id', 'steps.0.minutes', 'limits.vitals'].map((field) => `remotes.ranking.rollout.${field}`),
    ),
  );
  for (const field of fields)
    expect(await readAs(document, omitField(document, field))).toBe(
      `registry ${document.sequence} is refused: its field ${field.join('.')} is missing or invalid`,
    );
  expect(await readAs(document, document)).toEqual(document);
});

it.each([
  ['a file that a chunk names and the list lacks', ['files', 'page-home.second.js']],
  ['an entry that the list lacks', ['files', 'remoteEntry.second.js']],
])('refuses %s [MFE-21]', async (_what, path) => {
  const document = await fill();
  const field = ['remotes', 'ranking', 'current', ...path];
  expect(await readAs(document, omitField(document, field))).toContain(`its field ${field.join('.')} is missing`);
});

it.each<[string, string, (current: RemoteDescriptor) => Partial<RemoteDescriptor>]>([
  ['a version', 'version', () => ({ version: '../statistics/1' })],
  [
    'a file',
    'files.../statistics/page.js',
    ({ files, server }) => ({ files: { ...files, '../statistics/page.js': server } }),
  ],
  ['a server build', 'server.file', ({ server }) => ({ server: { ...server, file: 'x/../../dist/server/main.mjs' } })],
])('refuses a path as the name of %s', async (_what, field, change) => {
  const document = await fill();
  const { ranking } = document.remotes;
  if (!ranking) throw new Error('ranking does not run');
  const current = { ...ranking.current, ...change(ranking.current) };
  expect(await readAs(document, { ...document, remotes: { ranking: { ...ranking, current } } })).toBe(
    `registry ${document.sequence} is refused: its field remotes.ranking.current.${field} is missing or invalid`,
  );
});

const page = federationOf('ranking').routes[0];
const menuEntry = { id: 'a', path: '/a', text: { en: 'a', ge: 'a' }, icon: '', group: 'data', order: 1 };

it.each<[string, object]>([
  ['routes.0.path', { routes: [{ ...page, path: '/a/:b?/:c?/:d?' }] }],
  ['routes.0.path', { routes: [{ ...page, path: `/${'a'.repeat(200)}` }] }],
  ['routes', { routes: Array.from({ length: 101 }, (_none, index) => ({ ...page, path: `/ranking/${index}` })) }],
  ['routes.0.title', { routes: [{ ...page, title: undefined }] }],
  ['routes.0.title.ge', { routes: [{ ...page, title: { en: 'a' } }] }],
  ['routes.0.description.en', { routes: [{ ...page, description: {} }] }],
  ['routes.0.params.id', { routes: [{ ...page, params: { id: 5 } }] }],
  ['routes.0', { routes: [{ ...page, path: '/a/:b/:b', params: { b: Array.from({ length: 32 }, () => 'c') } }] }],
  ['routes.0.query', { routes: [{ ...page, query: 'all' }] }],
  ['routes.0.widgets.0.part', { routes: [{ ...page, widgets: [{ remote: 'account' }] }] }],
  ['routes.0.embed.attributes', { routes: [{ ...page, embed: { name: 'a' } }] }],
  ['menu.0.id', { menu: [{}] }],
  ['menu.0.path', { menu: [{ ...menuEntry, path: 5 }] }],
  ...[
    'https://evil.test/a',
    '//evil.test/a',
    String.raw`/\evil.test/a`,
    '/\t/evil.test',
    '/a/../b',
    '/a/%2e%2e/b',
    '/*',
    'a',
  ].map((path): [string, object] => ['menu.0.path', { menu: [{ ...menuEntry, path }] }]),
  ['menu.0.text.en', { menu: [{ ...menuEntry, text: { en: {}, ge: 'a' } }] }],
  ['menu.0.also', { menu: [{ ...menuEntry, also: '/a' }] }],
  ['menu.0.also.0', { menu: [{ ...menuEntry, also: ['/a/:b?/:c?'] }] }],
  ['widgets.0.id', { widgets: [{}] }],
  ['widgets.0.place', { widgets: [{ id: 'a', place: {} }] }],
])('refuses a declaration with an invalid %s [MFE-21]', async (field, change) => {
  const document = await publish('first');
  const { ranking } = document.remotes;
  if (!ranking) throw new Error('ranking does not run');
  const current = { ...ranking.current, federation: { ...ranking.current.federation, ...change } };
  expect(await readAs(document, { ...document, remotes: { ranking: { ...ranking, current } } })).toBe(
    `registry ${document.sequence} is refused: its field remotes.ranking.current.federation.${field} is missing or invalid`,
  );
});

it('refuses a declaration of more than 100,000 characters [MFE-21]', async () => {
  const document = await fill();
  const long = JSON.stringify(document).replaceAll('"port":4310', `"port":4310,"more":"${'a'.repeat(100_000)}"`);
  expect(await readAs(document, JSON.parse(long))).toContain('its field remotes.ranking.current.federation is missing');
});

it('refuses a remote of more than 1,000,000 characters [MFE-21]', async () => {
  const document = await publish('first');
  const { ranking } = document.remotes;
  const remotes = { ranking: { ...ranking, quarantined: { version: 'a'.repeat(1_000_000) } } };
  expect(await readAs(document, { ...document, remotes })).toContain('its field remotes.ranking is missing');
});

describe('a document of more than 20,000,000 bytes [MFE-21]', () => {
  const why = 'a'.repeat(20_000_000);

  it('is refused, although it is signed', async () => {
    const document = await fill();
    const { sequence, change } = document;
    const message = `registry ${sequence} is refused: it has`;
    expect(await readAs(document, { ...document, change: { ...change, why } })).toContain(message);
  });

  it('is not written', async () => {
    const { sequence } = await publish('first');
    await expect(changePartner({ ...edit(), why }, 'gazette', { origins: ['https://gazette.test'] })).rejects.toThrow(
      / would have 200\d+ bytes/,
    );
    expect(await readRegistry(site.store, keys)).toMatchObject({ sequence });
  });
});

it('refuses a document with four rollouts [MFE-21]', async () => {
  const document = await fill();
  const { ranking } = document.remotes;
  const remotes = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, ranking]));
  expect(await readAs(document, { ...document, remotes })).toContain('its field remotes is missing');
});

it.each([
  ['the name of a team', 'teams.Drivers', { teams: { Drivers: { publicKey: 'a', remotes: [] } } }],
  [
    'the mark of a development key',
    'teams.drivers.development',
    { teams: { drivers: { publicKey: 'a', remotes: [], development: false } } },
  ],
])('names the field if %s is invalid [MFE-21]', async (_what, field, change) => {
  const document = await fill();
  expect(await readAs(document, { ...document, ...change })).toBe(
    `registry ${document.sequence} is refused: its field ${field} is missing or invalid`,
  );
});

it.each(['', 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=', `sha384-${'A'.repeat(64)}`, 'sha256-short'])(
  'refuses the integrity %p [MFE-21]',
  async (integrity) => {
    const document = await fill();
    const text = JSON.stringify(document).replace(/sha256-[^"]+/, integrity);
    const content: unknown = JSON.parse(text);
    expect(await readAs(document, content)).toMatch(/its field remotes\.ranking\.current\..*integrity is missing/);
  },
);

it.each(['text', 'signature'])('refuses a stored document without its %s [MFE-21]', async (field) => {
  const key = documentKey((await fill()).sequence);
  const stored: unknown = JSON.parse(Buffer.from((await site.store.get(key)) ?? []).toString());
  await site.store.remove(key);
  await site.store.create(key, Buffer.from(JSON.stringify(omitField(stored, [field]))));
  await expect(readRegistry(site.store, keys)).rejects.toThrow(`is not signed: its field ${field} is missing`);
});
