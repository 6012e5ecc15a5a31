import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sectionFiles } from '../../../scripts/create/sectionFiles';
import { versionsOf } from '../../../scripts/create/versionsOf';
import { readSetting } from '../../support/setting';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
/** Of this run: another one may go on in the same folder. */
const work = `e2e/.work/drill-${process.pid}`;
const workspace = `${work}/mf-drill`;

/** What the gate says of each kind of `e2e/releases`, at its address. */
const refusals = {
  'adopted-style': /adopts a style sheet \(main \* \{/,
  'cancelled-clicks': /does not open it|listens to click on document before all others \(page-drill\S+\)/,
  'cancelled-keys': /listens to keydown on document before all others \(page-drill\S+\)/,
  'replaced-history': /replaces history\.pushState \(page-drill\S+\)/,
  'patched-fetch': /replaces fetch \(page-drill\S+\)/,
  'patched-map': /replaces Array\.prototype\.map \(page-drill\S+\)/,
  'removed-header': /removes header of the layout/,
  'locked-scroll': /leaves style of body as "overflow: hidden;"/,
  'rewritten-title': /writes the title of the page \(page-drill\S+\)/,
  'growing-heap': /takes ever more memory/,
  'cleared-storage': /clears the storage of others \(page-drill\S+\)/,
  'throws-in-georgian': /could not be drawn.*in Georgian/,
  'throws-when-narrow': /could not be drawn.*390 px wide/,
  'throws-when-signed-in': /could not be drawn.*signed in/,
  'throws-in-page': /could not be drawn/,
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
  leak: /steps to and from it leave \d+\.\d MB behind/,
  heavy: /waits for \d+ KB of script/,
} as const;

/** A section made by the generator, with the faults in place of its page. */
const plant = (): void => {
  const files = sectionFiles({ name: 'drill', port: 4699, versions: versionsOf('mf-ranking') });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, workspace, path)), { recursive: true });
    writeFileSync(join(root, workspace, path), text);
  }
  const put = (file: string, folder: string): void =>
    cpSync(join(root, 'e2e/releases', file), join(root, workspace, folder, file), { recursive: true });
  put('federation.ts', '.');
  for (const file of ['DrillPage.tsx', 'faults.ts']) put(file, 'src/pages/DrillPage');
  put('LeakPage.tsx', 'src/pages/LeakPage');
  put('HeavyPage.tsx', 'src/pages/HeavyPage');
  const heavy = `export const heavy = '${randomBytes(1_000_000).toString('hex')}';\n`;
  writeFileSync(join(root, workspace, 'src/pages/HeavyPage/heavy.ts'), heavy);
};

describe('a release that harms what it shares with others', () => {
  let said: readonly string[] = [];
  let refusal = '';

  beforeAll(async () => {
    plant();
    const env = { ...process.env, CARAVAN_DATA: readSetting().data };
    const ended = await run('npm', ['run', '--silent', 'publish', '--', workspace, 'must not run'], {
      cwd: root,
      env,
    }).then(
      ({ stdout }) => ({ stdout, stderr: '' }),
      (error: { stdout: string; stderr: string }) => error,
    );
    said = ended.stdout.split('\n').filter((line) => line.startsWith('- '));
    refusal = ended.stderr;
    // It builds a section and tries a hundred pages.
  }, 600_000);
  afterAll(() => rmSync(join(root, work), { recursive: true, force: true }));

  it.each(Object.entries(refusals))('is refused: %s [MFE-6]', (kind, pattern) => {
    const lines = said.filter((line) => line.includes(`/${kind}`)).join('\n');
    expect(lines).toMatch(pattern);
  });

  it('is refused in one line, and a good page of it is not named [MFE-6]', () => {
    expect(refusal).toMatch(/^drill is not published: in its trial [^\n]*\n$/);
    expect(said.filter((line) => line.includes('/drill/good'))).toEqual([]);
  });
});
