import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../e2e/support/chromium';
import { startLiveSection, type LiveSection } from '../e2e/support/liveSection';
import { buildAll } from '../scripts/build';
import { publishNew } from '../scripts/publishNew';
import { startSite } from '../scripts/site';

// How long a change of a section takes from the saved file to the page in Chromium, with `npm start -w mf-ranking`:
// `npm run live -w @caravan/bench [-- rounds]`.

const rounds = Number(process.argv[2] ?? 10);
const PAGE = 'src/pages/RankingPage/RankingPage.tsx';
const TITLE = 'China car sales ranking';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const silent = (): void => undefined;

/** Each is saved again and again, with another text in the place of the one before. */
const changes = [
  { name: 'a text', file: 'src/locales/en.json', from: TITLE, to: (mark: string) => `Title ${mark}` },
  { name: 'a component', file: PAGE, from: '<Note>', to: (mark: string) => `<Note id="${mark}">` },
  {
    name: 'a declaration',
    file: 'federation.ts',
    from: 'said.menu.ranking',
    to: (mark: string) => `{ en: '${mark}', ge: '${mark}' }`,
  },
];

const data = mkdtempSync(join(tmpdir(), 'caravan-live-'));
await buildAll(silent);
await publishNew(data, silent);
const site = await startSite({ port: 0, apiPort: 0, data, say: silent });
let section: LiveSection | undefined;
const browser = await launchChromium({ isWhole: true });
try {
  section = await startLiveSection(site.apiOrigin);
  const page = await browser.newPage();
  await page.goto(`${section.origin}/sales/sale`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
  for (const { name, file, from, to } of changes) {
    const taken: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const mark = (of: number): string => `mark-${of}-of-${name.slice(2)}`;
      const began = performance.now();
      section.save(file, round === 1 ? from : to(mark(round - 1)), to(mark(round)));
      await page.waitForFunction(
        (text) => document.body.innerHTML.includes(text),
        { polling: 'mutation' },
        mark(round),
      );
      taken.push(Math.round(performance.now() - began));
      // Until the server has it too: the next one is measured by itself.
      await section.whenDrawn();
    }
    const sorted = taken.toSorted((one, other) => one - other);
    say(
      `${name.padEnd(14)} median ${sorted[Math.floor(rounds / 2)]} ms, longest ${sorted.at(-1)} ms (${taken.join(' ')})`,
    );
  }
} finally {
  await browser.close();
  await section?.stop();
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}
