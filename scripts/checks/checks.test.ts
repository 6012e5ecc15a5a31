import { checkBundledModuleAddress } from './bundledModuleAddress';
import { checkFileNames } from './fileNames';
import { checkLocaleFiles } from './localeFiles';
import { checkPackages } from './packages';
import { checkRawStyles } from './rawStyles';
import { checkRetiredTerms } from './retiredTerms';
import type { Check } from './sourceFiles';
import { checkUntranslatedTexts } from './untranslatedTexts';
import { verdictOn } from './vulnerable';

/** Runs a check. Returns its findings as `path:line message`, up to the advice at the end. */
const find = (check: Check, files: Readonly<Record<string, string>>): string[] =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ file, line, message }) => `${file}:${line} ${message.replace(/: (?:take|put|pass|name|delete) .*/, '')}`,
  );

const findIn =
  (check: Check, path: string) =>
  (text: string): string[] =>
    find(check, { [path]: text }).map((each) => each.replace(`${path}:`, ''));

describe('raw styles', () => {
  const findings = findIn(checkRawStyles, 'mf-ranking/src/Box.tsx');

  it.each([
    [
      'css`\n  color: #fff;\n  background: rgb(1 2 3);\n  fill: hsl(9deg 1% 2%);\n`;',
      ['2 raw colour "#fff"', '3 raw colour "rgb(1"', '4 raw colour "hsl(9"'],
    ],
    ['css`border: 1px solid red;`', ['1 raw colour "border: 1px solid red"']],
    ['const mark = <path fill="#a1b2c3" />;', ['1 raw colour "#a1b2c3"']],
    ['// ქართული\nconst Box = styled(Other)`\n  margin: ${small}\n    -12px;\n`;', ['4 magic length "-12px"']],
    ['css`@media (min-width: 768px) { padding: 7px; }`', ['1 magic length "7px"']],
  ])('are found in %j', (text, expected) => {
    expect(findings(text)).toEqual(expected);
  });

  it.each([
    'css`white-space: pre; color: ${ink}; transition: color 1s;`',
    'css`border: 1px solid ${line}; width: 2px; @media (min-width: 768px) { padding: ${space}; } /* was 7px */`',
  ])('may be hairlines, media queries, comments and tokens: %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each(['shared/theme/colours.ts', 'demo/src/a.ts', 'api/src/a.ts', 'shell/universal/a.test.tsx'])(
    'may be in %s',
    (path) => {
      expect(find(checkRawStyles, { [path]: "const red = '#f00';" })).toEqual([]);
    },
  );
});

describe('untranslated texts', () => {
  const inJsx = (path: string, jsx: string): string[] =>
    findIn(checkUntranslatedTexts, path)(`const part = (\n${jsx}\n);`).map((each) => each.replace(' untranslated', ''));

  it.each([
    ['<p>Buy now</p>', '2 text "Buy now"'],
    ['<p>{"Buy now"}</p>', '2 text "Buy now"'],
    ['<>{open ? "Close" : mark}</>', '2 text "Close"'],
    ['<p>{open && `Close ${name}`}</p>', '2 text "Close"'],
    ['<p>{("Close " + name)}</p>', '2 text "Close"'],
    ['<p>იყიდე</p>', '2 text "იყიდე"'],
    ['<a aria-label="Home" />', '2 aria-label "Home"'],
    ['<img alt={first ? t("car") : "A car"} />', '2 alt "A car"'],
    ['<input\nplaceholder={`Search`} />', '3 placeholder "Search"'],
    ['<button title="Close" />', '2 title "Close"'],
  ])('are found in %s', (jsx, expected) => {
    expect(inJsx('shell/universal/Part.tsx', jsx)).toEqual([expected]);
  });

  it.each([
    '<p>{t("home.title")}</p>',
    '<p>&nbsp;</p>',
    '<p>12 km · {x}</p>',
    '<img alt="" />',
    '<a href="about" className="wide" />',
  ])('are none in %s', (jsx) => {
    expect(inJsx('shell/universal/Part.tsx', jsx)).toEqual([]);
  });

  it.each(['shell/universal/Part.test.tsx', 'api/src/inbox.tsx'])('may be in %s', (path) => {
    expect(inJsx(path, '<p>Buy now</p>')).toEqual([]);
  });
});

describe('locale files', () => {
  const findings = (en: unknown, ge: unknown): string[] =>
    find(checkLocaleFiles, {
      'locales/en.json': JSON.stringify(en, null, 2),
      'locales/ge.json': JSON.stringify(ge, null, 2),
    });

  it.each([
    [
      { menu: { home: 'Home', car: 'Car' } },
      { menu: { home: 'მთავარი' } },
      'locales/en.json:4 menu.car: missing in the other language',
    ],
    [{}, { home: 'მთავარი' }, 'locales/ge.json:2 home: missing in the other language'],
    [{ home: 'Home' }, { home: ' ' }, 'locales/ge.json:2 home: empty'],
    [{ home: 'Home page' }, { home: 'Home page' }, 'locales/ge.json:2 home: not in Georgian'],
    [{ found: '{{count}} cars' }, { found: 'მანქანა' }, 'locales/ge.json:2 found: other placeholders than in English'],
  ])('must not differ: %j, %j', (en, ge, expected) => {
    expect(findings(en, ge)).toEqual([expected]);
  });

  it('may have the same units, names and signs', () => {
    const sameTexts = {
      price: '{{value}} USD',
      speed: 'km/h',
      name: 'Caravan',
      none: '—',
      range: 'CLTC, km',
      from: 'FOB',
    };
    expect(findings(sameTexts, sameTexts)).toEqual([]);
  });

  it('must be there in both languages', () => {
    expect(find(checkLocaleFiles, { 'mf-ranking/src/locales/en.json': '{}' })).toHaveLength(1);
  });
});

describe('retired terms', () => {
  const english = findIn(checkRetiredTerms, 'mf-a/src/locales/en.json');
  const say = (line: number, old: string, term: string): string => `${line} "${old}" is an old term: say "${term}"`;

  it('are found in locale files of both languages', () => {
    expect(english('{\n  "gone": "This vehicle is gone",\n  "lead": "Ring us"\n}')).toEqual([
      say(2, 'vehicle', 'car'),
      say(3, 'Ring', 'call'),
    ]);
    const georgian = findIn(checkRetiredTerms, 'demo/src/editorial/ge/advertisers/a.json');
    expect(georgian('  "value": "50 ნმ",\n  "ძიება"')).toEqual([say(1, 'ნმ', 'ნ·მ'), say(2, 'ძიებ', 'ძებნა')]);
  });

  it('are found in English sentences and all Georgian strings of code', () => {
    const code = findIn(checkRetiredTerms, 'api/src/a.ts');
    expect(code("'No papers of this kind.', 'ქუქი'")).toEqual([
      say(1, 'papers', 'documents'),
      say(1, 'ქუქი', 'ქუქი-ჩანაწერი'),
    ]);
    expect(code("en: 'China car ranking', ge: 'ჭკვიანი რეიტინგი'")).toHaveLength(1);
  });

  it.each([
    ['mf-a/src/locales/en.json', '  "vehicle": "{{email}}"'],
    ['mf-a/src/a.ts', "// The firm's vehicles\nconst slot = 'vehicle finder';\nimport a from 'series';"],
    ['mf-a/src/a.test.tsx', "'This vehicle is gone'"],
  ])('may be in keys, placeholders, comments, names and tests: %s', (path, text) => {
    expect(find(checkRetiredTerms, { [path]: text })).toEqual([]);
  });

  it('may be in names of the specification', () => {
    expect(english('  "a": "Vehicle finder"\n  "b": "Please enter a valid email address."')).toEqual([]);
    expect(english('  "a": "The vehicle finder has every vehicle"')).toEqual([say(1, 'vehicle', 'car')]);
  });
});

describe('file names', () => {
  it.each([
    'shell/universal/utils/date.ts',
    'api/src/dateHelpers.ts',
    'shared/common.ts',
    'registry/src/LockManager.tsx',
  ])('must say what the file holds: %s', (path) => {
    expect(find(checkFileNames, { [path]: '' })).toHaveLength(1);
  });

  it.each(['shell/universal/miscount.ts', 'api/src/commonality.ts', 'shared/format/money.ts'])('may be %s', (path) => {
    expect(find(checkFileNames, { [path]: '' })).toEqual([]);
  });

  it('must not differ by case only in one folder', () => {
    const alike = ['shared/ui/Stepper.tsx', 'shared/ui/stepper.ts', 'shared/ui/stepper.test.ts'];
    const otherFiles = ['shared/ui/Slider.tsx', 'shared/ui/Slider.test.tsx', 'shared/charts/slider.ts'];
    const files = Object.fromEntries([...alike, ...otherFiles].map((path) => [path, '']));
    expect(find(checkFileNames, files).map((each) => each.split(':')[0])).toEqual(alike);
  });
});

describe('import.meta', () => {
  it.each([
    ['mf-ranking/src/remote.ts', ['2 import.meta in bundled code']],
    ['shared/theme/fonts.ts', ['2 import.meta in bundled code']],
    ['api/src/server.ts', []],
    ['mf-ranking/webpack.config.ts', []],
  ])('is found in bundled code only: %s', (path, expected) => {
    expect(findIn(checkBundledModuleAddress, path)('\nconst here = import.meta.url;')).toEqual(expected);
  });
});

describe('packages [REL-6]', () => {
  const licences = { 'docs/licences.md': '| package | version | licence |\n| pg | 8.0.0 | MIT |\n' };
  const resolved = 'https://registry.npmjs.org/pg/-/pg-8.0.0.tgz';

  it.each([
    [{ dependencies: { pg: '8.0.0', '@caravan/shared': '0.1.0' }, devDependencies: { jest: '30.0.0' } }, []],
    [
      { dependencies: { pg: '^8.0.0' } },
      ['3 pg is not pinned: ^8.0.0', '3 docs/licences.md has no line for pg ^8.0.0'],
    ],
    [
      { dependencies: { pg: '8.0.1', jose: '6.0.0' } },
      ['3 docs/licences.md has no line for pg 8.0.1', '4 docs/licences.md has no line for jose 6.0.0'],
    ],
    [{ devDependencies: { jest: 'latest' } }, ['3 jest is not pinned: latest']],
  ])('are pinned and have a line in the list of licences: %j', (manifest, expected) => {
    const files = { ...licences, 'api/package.json': JSON.stringify(manifest, null, 2) };
    expect(find(checkPackages, files)).toEqual(expected.map((each) => `api/package.json:${each}`));
  });

  it.each([
    ['of any package', { version: '8.0.0', resolved }, 1],
    ['of an optional one', { version: '8.0.0', resolved, optional: true, os: ['darwin'] }, 1],
    ['of one without an address', { version: '8.0.0' }, 1],
    ['unless it is there', { version: '8.0.0', resolved, integrity: 'sha512-x' }, 0],
    ['but not of a workspace', { resolved: 'api', link: true }, 0],
    ['nor of a binary that the registry lacks', { version: '8.0.0', optional: true, os: ['darwin'] }, 0],
  ])('must have a hash in the lock file, %s', (_title, entry, count) => {
    const packages = { '': { name: 'caravan' }, 'node_modules/pg': entry };
    const findings = findIn(checkPackages, 'package-lock.json')(JSON.stringify({ packages }, null, 2));
    expect(findings).toEqual(Array.from({ length: count }, () => '6 node_modules/pg has no integrity'));
  });
});

describe('vulnerabilities [REL-6]', () => {
  const auditOf = (severity: string): string =>
    JSON.stringify({
      vulnerabilities: { leaky: { name: 'leaky', severity, range: '<2.0.0' } },
      metadata: { dependencies: { prod: 212 } },
    });

  it.each([
    ['high', 'leaky <2.0.0: high\n1 of 212 packages have a vulnerability of level high or above', false],
    ['critical', 'leaky <2.0.0: critical\n1 of 212 packages have a vulnerability of level high or above', false],
    ['moderate', '0 of 212 packages have a vulnerability of level high or above', true],
  ])('of level %s', (severity, message, hasPassed) => {
    expect(verdictOn(auditOf(severity))).toEqual({ message, hasPassed });
  });

  it.each(['', '{"message":"405 Method Not Allowed"}', 'npm error'])(
    'are not checked if the registry does not answer: %j',
    (output) => {
      const message = 'npm’s registry did not answer: vulnerabilities are NOT CHECKED';
      expect(verdictOn(output)).toEqual({ message, hasPassed: true });
    },
  );
});
