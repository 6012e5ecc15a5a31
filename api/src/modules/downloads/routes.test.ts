import { setTimeout as pause } from 'node:timers/promises';
import {
  downloadList,
  getFinderFriendship,
  getFinderFriendshipDetail,
  landedCalculation,
  type LandedEntry,
} from '@caravan/shared/contracts/calls';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { siteDay } from '@caravan/shared/terms';
import { brands, seriesSpecs, usedCars } from '../../database/schema';
import { paintFacts } from '@caravan/demo/testing';
import { pdfText } from '../../testing/pdfText';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
beforeAll(async () => {
  // On a busy machine the first PDFs take longer than a call may.
  await Promise.all(
    languages.flatMap((lang) =>
      ['buyers-checklist', 'import-costs', 'glossary', 'manual-charger'].map((name) =>
        fetchFile(`/media/downloads/${lang}/${name}.pdf`),
      ),
    ),
  );
});

const georgian = /\p{Script=Georgian}/u;
const languages = ['en', 'ge'] as const;
const fetchFile = (address: string) => server.app.inject({ method: 'GET', url: address });
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const pdfHas = (pdf: Buffer, text: string) => withoutSpaces(pdfText(pdf)).includes(withoutSpaces(text));
/** Returns all texts of a page from its first heading on. */
const textsOf = (html: string) =>
  (html.slice(html.indexOf('<h1>')).match(/[^<>]+(?=<)/g) ?? []).map((text) =>
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').trim(),
  );
const linesOf = (body: string) => body.trim().split('\r\n');

it('lists the files with tips in both languages', async () => {
  const [english, local] = [await server.call(downloadList, {}), await server.call(downloadList, {}, { lang: 'ge' })];
  expect(english.length).toBeGreaterThanOrEqual(6);
  expect(local.every(({ name, tips }) => georgian.test(name) && georgian.test(tips))).toBe(true);
  expect(JSON.stringify(english)).not.toMatch(georgian);
});

it.each(languages)('serves every file in %s as a reproducible download', async (lang) => {
  const files = (await server.call(downloadList, {}, { lang })).flatMap((item) => item.files);
  for (const { link, size } of files.filter(({ format }) => format !== 'pdf')) {
    const [file, repeated] = [await fetchFile(link), await fetchFile(link)];
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toMatch(
      new RegExp(String.raw`^attachment; filename="caravan-[a-z-]+-${lang}\.(html|csv)"$`),
    );
    expect(file.headers['content-type']).toMatch(link.endsWith('.csv') ? /^text\/csv/ : /^text\/html/);
    expect(file.body.length).toBeGreaterThan(2_500);
    expect(size).toBe(file.rawPayload.length);
    expect(georgian.test(file.body)).toBe(lang === 'ge' || link.includes('glossary'));
    expect(file.body).not.toMatch(/undefined|NaN|\[object/);
    expect(repeated.body).toBe(file.body);
  }
});

it.each(languages)('serves documents as PDF in %s, with text that can be copied', async (lang) => {
  const list = await server.call(downloadList, {}, { lang });
  const formats = list.map(({ files }) => files.map(({ format }) => format).join());
  expect(formats.toSorted()).toEqual(['csv', 'csv', 'csv', 'pdf,html', 'pdf,html', 'pdf,html', 'pdf,html']);
  for (const { link, files } of list.filter(({ files: all }) => all.length > 1)) {
    const [pdf, page] = [await fetchFile(link.replace('.html', '.pdf')), await fetchFile(link)];
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toMatch(
      new RegExp(String.raw`^attachment; filename="caravan-[a-z-]+-${lang}\.pdf"$`),
    );
    expect(files[0]).toEqual({ format: 'pdf', link: link.replace('.html', '.pdf'), size: pdf.rawPayload.length });
    const source = pdf.rawPayload.toString('latin1');
    expect(source).toContain(lang === 'ge' ? '/Lang (ka' : '/Lang (en');
    expect(source).toMatch(/\/Marked true/);
    const content = withoutSpaces(pdfText(pdf.rawPayload));
    expect(textsOf(page.body).filter((text) => !content.includes(withoutSpaces(text)))).toEqual([]);
    expect(content).toMatch(lang === 'ge' ? /გვერდი1\/\d/ : /Page1of\d/);
    expect(content).toContain(withoutSpaces(formatDate(siteDay(server.deps.now()), lang, { style: 'long' })));
    expect(content).not.toContain('\uFFFD');
  }
});

it('has a manual for every advertiser that links one, with steps and contact', async () => {
  const items = await server.call(getFinderFriendship, {});
  for (const lang of languages) {
    const pages = await Promise.all(items.map(({ id }) => server.call(getFinderFriendshipDetail, { lang, id })));
    const withManual = pages.flatMap((page) =>
      page.downloadUrl === null ? [] : [{ ...page, link: page.downloadUrl }],
    );
    for (const { link, email, performance, manuals } of withManual) {
      const { statusCode, body } = await fetchFile(link);
      expect(statusCode).toBe(200);
      expect(body).toContain(email);
      expect(performance.data.filter(({ title }) => !body.includes(title))).toEqual([]);
      const pdf = await fetchFile(manuals[0]?.link ?? '');
      expect(manuals.map(({ format, size }) => [format, size])).toEqual([
        ['pdf', pdf.rawPayload.length],
        ['html', Buffer.byteLength(body)],
      ]);
      expect(textsOf(body).filter((text) => !pdfHas(pdf.rawPayload, text))).toEqual([]);
    }
    expect(withManual).toHaveLength(7);
  }
});

it('counts a PDF again a minute after it could not be made', async () => {
  const items = await server.call(getFinderFriendship, {});
  const readFiles = async () => {
    const list = await server.call(downloadList, {});
    const pages = await Promise.all(items.map(({ id }) => server.call(getFinderFriendshipDetail, { lang: 'en', id })));
    return [...list.flatMap(({ files }) => files), ...pages.flatMap(({ manuals }) => manuals)];
  };
  const known = await readFiles();
  const incomplete = known.map((file) => (file.format === 'pdf' ? { ...file, size: null } : file));
  // Changes the version of the content, so that the answers are created again.
  await server.db.update(brands).set({ id: brands.id });
  const pdf = jest.spyOn(server.app.downloads.writer, 'pdf').mockRejectedValue(new Error('busy'));
  expect(await readFiles()).toEqual(incomplete);
  pdf.mockRestore();
  expect(await readFiles()).toEqual(incomplete);
  const clock = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + 61_000);
  // The first answers are still the old ones.
  for (let tries = 0; tries < 100 && (await readFiles()).some(({ size }) => size === null); tries += 1) await pause(50);
  expect(await readFiles()).toEqual(known);
});

it('contains every paint, every series and the whole ranking in the tables', async () => {
  const lines = async (file: string) => linesOf((await fetchFile(`/media/downloads/en/${file}`)).body);
  expect(await lines('paint-catalogue.csv')).toHaveLength(paintFacts.length + 1);
  expect(await lines('series-overview.csv')).toHaveLength((await server.db.$count(seriesSpecs)) + 1);
  const ranking = await lines('retail-ranking.csv');
  expect(ranking).toHaveLength(103);
  expect(ranking.slice(1, 101).map((line) => line.split(',')[1])).toEqual(
    Array.from({ length: 100 }, (_, index) => String(index + 1)),
  );
  expect(ranking.at(-1)).toMatch(/^"Source: Caravan demo figures, .*",\d{4}-\d\d$/);
});

it.each([
  ['en', 'Specifications of models in the catalogue'],
  ['ge', 'კატალოგის მოდელების მახასიათებლები'],
] as const)('names the table of specifications by its models, those of the catalogue: %s', async (lang, name) => {
  const specs = await server.db.select({ id: seriesSpecs.seriesId }).from(seriesSpecs);
  const offered = await server.db.selectDistinct({ id: usedCars.seriesId }).from(usedCars);
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
  expect(idsOf(specs)).toEqual(idsOf(offered));
  const list = await server.call(downloadList, {}, { lang });
  const entry = list.find((item) => item.name === name);
  expect(entry?.tips).toContain(`${specs.length} `);
});

describe('the excise table', () => {
  const table = async () => {
    const { body } = await fetchFile('/media/downloads/en/import-costs.html');
    return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
    );
  };
  /** The highest excise in lari that the calculator gives for a car of an age. */
  const exciseOf = async (age: number, car: Pick<LandedEntry, 'fuel' | 'steering' | 'engine'>) => {
    const declaredOn = siteDay(server.deps.now());
    const year = Number(declaredOn.slice(0, 4)) - age;
    const [georgia] = await server.call(landedCalculation, { ...car, price: 9_000, year, declaredOn });
    return georgia?.lines.find(({ key }) => key.startsWith('excise'))?.amount.local.high ?? 0;
  };
  const lari = (amount: number) => `GEL\u00A0${formatNumber(amount, 'en')}`;

  it('has the excise that the calculator gives at the first and last age of a column [LAND-3]', async () => {
    const [head, ...rows] = await table();
    expect(head).toEqual(['Engine', '0 to 6 years', '7 to 30 years', '31 years or more (assumed)']);
    for (const engine of [1_200, 2_000, 3_500]) {
      const cells = rows.find(([name]) => name === `${formatNumber(engine, 'en')}\u00A0cm³`);
      for (const ages of [
        [0, 7, 31],
        [6, 30, 40],
      ]) {
        const excises = ages.map((age) => exciseOf(age, { engine: engine - 9, fuel: 'petrol', steering: 'left' }));
        expect(cells?.slice(1)).toEqual((await Promise.all(excises)).map(lari));
      }
    }
  });

  it.each(languages)('fits on one page in %s', async (lang) => {
    const { rawPayload } = await fetchFile(`/media/downloads/${lang}/import-costs.pdf`);
    expect(withoutSpaces(pdfText(rawPayload))).toMatch(/(Page1of1|გვერდი1\/1)$/);
  });

  it('reduces the excise of hybrids up to the age of the calculator [LAND-3]', async () => {
    const hybrid = { engine: 2_000, fuel: 'hybrid', steering: 'left' } as const;
    const petrol = { ...hybrid, fuel: 'petrol' } as const;
    expect(await exciseOf(6, hybrid)).toBe(0.4 * (await exciseOf(6, petrol)));
    expect(await exciseOf(7, hybrid)).toBe(await exciseOf(7, petrol));
    expect(await table()).toContainEqual([
      'Hybrid, left-hand drive',
      '40% of the excise in the table up to an age of 6 years; all of it when older',
    ]);
  });

  it('raises the excise of right-hand-drive cars as the calculator does [LAND-3]', async () => {
    const left = { engine: 2_000, fuel: 'petrol', steering: 'left' } as const;
    expect(await exciseOf(3, { ...left, fuel: 'hybrid', steering: 'right' })).toBe(3 * (await exciseOf(3, left)));
    const rows = await table();
    expect(rows).toContainEqual([
      'Any other car, right-hand drive',
      '3 times the excise in the table, also for hybrids',
    ]);
    const electric = await exciseOf(3, { fuel: 'electric', steering: 'right' });
    expect(rows).toContainEqual([
      'Electric, right-hand drive',
      `GEL\u00A00 or ${lari(electric)}: the sources disagree`,
    ]);
  });
});

it.each([
  '/media/downloads/de/glossary.html',
  '/media/downloads/en/nothing.html',
  '/media/downloads/en/nothing.pdf',
  '/media/downloads/en/series-overview.pdf',
  '/media/downloads/en/constructor',
  '/media/downloads/en/constructor.html',
  '/media/downloads/en/..%2F..%2Fpackage.json',
  '/media/downloads/en/glossary.html/more',
  '/media/downloads/en',
])('returns 404 at %s', async (address) => {
  expect((await fetchFile(address)).statusCode).toBe(404);
});

it('escapes values from the database', async () => {
  const { db } = server;
  await db.update(brands).set({ name: 'A"B,<b>' });
  const { body } = await fetchFile('/media/downloads/en/series-overview.csv');
  expect(linesOf(body)[1]).toMatch(/^"A""B,<b>",/);
});
