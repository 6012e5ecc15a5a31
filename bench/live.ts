import { launchChromium } from '../e2e/support/browser';
import { startLiveRemote, type LiveRemote } from '../e2e/support/project';
import { median } from './figures/statistics';
import { say, withSite } from './site';

// Measures the time from a saved file of a remote to the changed page in Chromium, with `npm start -w mf-ranking`:
// `npm run live -w @caravan/bench [-- rounds]`.

const rounds = Number(process.argv[2] ?? 10);
const PAGE = 'src/pages/RankingPage/RankingPage.tsx';
const TITLE = 'China car sales ranking';

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: (mark: string) => string;
}

const component: Edit = { file: PAGE, from: '<Note>', to: (mark) => `<Note id="${mark}">` };
const declaration: Edit = {
  file: 'federation.ts',
  from: 'texts.menu.ranking',
  to: (mark) => `{ en: '${mark}', ge: '${mark}' }`,
};

/** Each edit replaces the text of the edit before. The page must show the last one. */
const changes: readonly { readonly name: string; readonly edits: readonly Edit[]; readonly pauseMs?: number }[] = [
  { name: 'a text', edits: [{ file: 'src/locales/en.json', from: TITLE, to: (mark) => `Title ${mark}` }] },
  { name: 'a component', edits: [component] },
  { name: 'a declaration', edits: [declaration] },
  { name: 'a declaration with a component', edits: [component, declaration] },
  { name: 'a declaration 0.5 s after a component', edits: [component, declaration], pauseMs: 500 },
];

await withSite(async ({ apiOrigin }) => {
  let remote: LiveRemote | undefined;
  const browser = await launchChromium({ isFullBrowser: true });
  try {
    remote = await startLiveRemote(apiOrigin);
    const page = await browser.newPage();
    await page.goto(`${remote.origin}/sales/sale`);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
    const saved = new Map<Edit, string>();
    for (const { name, edits, pauseMs = 0 } of changes) {
      const timesMs: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const mark = `mark-${round}-of-${name.slice(2).replaceAll(/\W+/g, '-')}`;
        let startedAt = 0;
        for (const [index, edit] of edits.entries()) {
          if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
          startedAt = performance.now();
          const next = edit.to(index === edits.length - 1 ? mark : `earlier-${mark}`);
          remote.save(edit.file, saved.get(edit) ?? edit.from, next);
          saved.set(edit, next);
        }
        await page.waitForFunction((text) => document.body.innerHTML.includes(text), { polling: 'mutation' }, mark);
        timesMs.push(Math.round(performance.now() - startedAt));
        // Waits until the server has the change too, so that the next one is measured by itself.
        await remote.whenRendered();
      }
      const figures = `median ${median(timesMs)} ms, longest ${Math.max(...timesMs)} ms`;
      say(`${name.padEnd(38)} ${figures} (${timesMs.join(' ')})`);
    }
  } finally {
    await browser.close();
    await remote?.stop();
  }
});
process.exit(0);
