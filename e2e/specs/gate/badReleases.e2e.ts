import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFiles } from '../../../scripts/create/remoteFiles';
import { versionsOf } from '../../../scripts/create/versionsOf';
import { pages } from '../../releases/src/pages/DrillPage/pages';
import { plantRemote, refusedLines } from '../../support/project';

const remote = plantRemote('mf-drill');

/** The gate's message for each fault of `e2e/releases`. */
const refusals: Readonly<Record<string, RegExp>> = {
  'adopted-style': /adopts a style sheet \(main \* \{/,
  'cancelled-clicks': /listens to click on document before all others \(page-drill\S+\)/,
  'cancelled-keys': /listens to keydown on document before all others \(page-drill\S+\)/,
  'replaced-history': /replaces history\.pushState \(page-drill\S+\)/,
  'patched-fetch': /replaces fetch \(page-drill\S+\)/,
  'patched-map': /replaces Array\.prototype\.map \(page-drill\S+\)/,
  'removed-header': /removes header of the layout/,
  'locked-scroll': /leaves style of body as "overflow: hidden;"/,
  'rewritten-title': /writes the title of the page \(page-drill\S+\)/,
  'growing-heap': /takes ever more memory/,
  'cleared-storage': /clears the storage of others \(page-drill\S+\)/,
  'throws-in-georgian': /could not be rendered.*in Georgian/,
  'throws-when-narrow': /could not be rendered.*390 px wide/,
  'throws-when-signed-in': /could not be rendered.*signed in/,
  'throws-in-page': /could not be rendered/,
  blank: /shows nothing of drill\/drill/,
  'theme-colours': /leaves style of html as "--ink: red;"/,
  'global-keys': /leaves a keydown listener on document \(page-drill\S+\)/,
  'foreign-script': /TrustedScriptURL/,
  'endless-rerender': /keeps the processor busy|Maximum update depth/,
  'press-loop': /does not answer after a press of "Press"/,
  'slow-server': /the server takes \d\.\d s to render/,
  'missing-text': /drill has no text nowhere/,
  'axe-fault': /image-alt/,
  'inline-style': /style/,
};

/** Faults by address: those of the pages `/drill/…`, and of two routes of their own. */
const expected = [
  ...Object.entries(pages).flatMap(([page, faults]) =>
    faults.map((fault) => [fault, `/drill/${page}`, refusals[fault] ?? /no pattern/] as const),
  ),
  ['leak', '/leak', /steps to and from it leave \d+\.\d MB behind/] as const,
  ['heavy', '/heavy', /waits for \d+ KB of script/] as const,
];

/** Makes a remote by the generator, with faulty pages in place of its own. */
const plant = (): void => {
  const files = remoteFiles({ name: 'drill', port: 4699, versions: versionsOf('mf-ranking') });
  for (const [file, text] of Object.entries(files)) remote.write(file, text);
  cpSync(join(import.meta.dirname, '../../releases'), remote.path('.'), { recursive: true });
  const heavy = `export const heavy = '${randomBytes(1_000_000).toString('hex')}';\n`;
  remote.write('src/pages/HeavyPage/heavy.ts', heavy);
};

describe('the gate', () => {
  let lines: readonly string[] = [];

  beforeAll(async () => {
    plant();
    lines = await refusedLines(remote.workspace);
    // It builds a remote and opens its pages as several visitors.
  }, 600_000);
  afterAll(() => remote.remove());

  it.each(expected)('refuses a release with the fault %s on %s [MFE-6]', (_fault, address, pattern) => {
    const ofPage = lines.filter((line) => line.startsWith('- ') && line.includes(address));
    expect(ofPage.join('\n')).toMatch(pattern);
  });

  it('gives the reasons in one sentence [MFE-6]', () =>
    expect(lines.at(-1)).toMatch(/^drill is not published: in its trial /));

  it('does not name a page without a fault [MFE-6]', () =>
    expect(lines.filter((line) => line.includes('/drill/good'))).toEqual([]));
});
