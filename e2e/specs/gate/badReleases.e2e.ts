import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { remoteFiles } from '../../../scripts/create/remoteFiles';
import { versionsOf } from '../../../scripts/create/versionsOf';
import { pages } from '../../releases/src/pages/DrillPage/pages';
import { plantRemote, refusedLines } from '../../support/project';
import { siteRegistry } from '../../support/site';

const remote = plantRemote('mf-drill');

/** The gate's message for each fault of `e2e/releases`. */
const refusals: Readonly<Record<string, RegExp>> = {
  'adopted-style': /adopts a style sheet \(main \* \{/,
  'cancelled-clicks': /listens to click on document before all others \(\S+\.js:\d+:\d+\)/,
  'cancelled-keys': /listens to keydown on document before all others \(\S+\.js:\d+:\d+\)/,
  'replaced-history': /replaces history\.pushState \(\S+\.js:\d+:\d+\)/,
  'patched-fetch': /replaces fetch \(\S+\.js:\d+:\d+\)/,
  'patched-map': /replaces Array\.prototype\.map \(\S+\.js:\d+:\d+\)/,
  'removed-header': /removes header of the layout/,
  'locked-scroll': /leaves style of body as "overflow: hidden;"/,
  'rewritten-title': /writes the title of the page \(\S+\.js:\d+:\d+\)/,
  'growing-heap': /takes ever more memory/,
  'cleared-storage': /clears the storage of others \(\S+\.js:\d+:\d+\)/,
  'throws-in-georgian': /could not be rendered.*\(in Georgian\)$/m,
  'throws-when-narrow': /could not be rendered.*\(390 px wide\)$/m,
  'throws-when-signed-in': /could not be rendered.*\(signed in\)$/m,
  'throws-in-page': /could not be rendered/,
  'throws-on-server': /the server does not render drill\/drill of .* \(.*of the drill.*\)/,
  'failed-slot': /shows a failure in place of drill\/leak/,
  blank: /shows nothing of drill\/drill/,
  'theme-colours': /leaves style of html as "--ink: red;"/,
  'global-keys': /leaves a keydown listener on document \(\S+\.js:\d+:\d+\)/,
  'foreign-script': /TrustedScriptURL/,
  'endless-rerender': /keeps the CPU busy/,
  'press-loop': /does not answer after a click on "Press"/,
  'slow-server': /the server takes \d\.\d s to render/,
  'missing-text': /drill has no text nowhere/,
  'axe-fault': /image-alt/,
  'inline-style': /style/,
  leak: /steps to and from it leave \d+\.\d MB behind/,
  heavy: /waits for \d+ KB of script/,
};

/** Faults by address: those of the pages `/drill/…`, and of two routes of their own. */
const faultsAt: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(pages).map(([page, faults]) => [`/drill/${page}`, faults])),
  '/leak': ['leak', 'throws-when-narrow', 'failed-slot'],
  '/heavy': ['heavy', 'throws-in-georgian'],
};
const expected = Object.entries(faultsAt).flatMap(([address, faults]) =>
  faults.map((fault) => [fault, address, refusals[fault] ?? /no pattern/] as const),
);

/** Generates a remote and replaces its page by faulty ones. */
const plant = (): void => {
  const files = remoteFiles({ name: 'drill', port: 4699, versions: versionsOf('mf-ranking') });
  for (const [file, text] of Object.entries(files)) remote.write(file, text);
  cpSync(join(import.meta.dirname, '../../releases'), remote.path('.'), { recursive: true });
  const heavy = `export const heavy = '${randomBytes(250_000).toString('hex')}';\n`;
  remote.write('src/pages/HeavyPage/heavy.ts', heavy);
};

describe('the gate', () => {
  let lines: readonly string[] = [];
  let before: RegistryDocument;

  beforeAll(async () => {
    before = await siteRegistry();
    plant();
    lines = await refusedLines(remote.workspace);
    // The timeout is long, because the hook builds a remote and opens its pages as several visitors.
  }, 1_200_000);
  afterAll(() => remote.remove());

  it.each(expected)('refuses a release with the fault %s on %s [MFE-6]', (_fault, address, pattern) => {
    const ofPage = lines.filter((line) => line.startsWith('- ') && line.includes(address));
    expect(ofPage.join('\n')).toMatch(pattern);
  });

  it('gives the reasons in one sentence [MFE-6]', () =>
    expect(lines.at(-1)).toMatch(/^drill is not published: in its trial /));

  it('leaves the registry as it is [MFE-6]', async () => expect(await siteRegistry()).toEqual(before));

  it('does not name a page without a fault [MFE-6]', () =>
    expect(lines.filter((line) => line.includes('/drill/good'))).toEqual([]));
});
