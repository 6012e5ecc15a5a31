import { checkRetiredTerms } from './retiredTerms';

const findings = (path: string, ...lines: string[]): string[] =>
  checkRetiredTerms([{ path, text: lines.join('\n') }]).map(({ line, message }) => `${line} ${message}`);

const say = (line: number, old: string, term: string): string => `${line} "${old}" is an old term: say "${term}"`;

describe('retired terms', () => {
  it('finds an old word in a text file, in both languages', () => {
    expect(
      findings('mf-a/src/locales/en.json', '{', '  "gone": "This vehicle is gone",', '  "lead": "Ring us"', '}'),
    ).toEqual([say(2, 'vehicle', 'car'), say(3, 'Ring', 'call')]);
    expect(findings('demo/src/editorial/ge/advertisers/a.json', '  "value": "50 ნმ",', '  "ძიება"')).toEqual([
      say(1, 'ნმ', 'ნ·მ'),
      say(2, 'ძიებ', 'ძებნა'),
    ]);
  });

  it('finds an old word in a sentence, and any Georgian one, of code', () => {
    expect(findings('api/src/a.ts', "'No papers of this kind.', 'ქუქი'")).toEqual([
      say(1, 'papers', 'documents'),
      say(1, 'ქუქი', 'ქუქი-ჩანაწერი'),
    ]);
    expect(findings('mf-a/federation.ts', "en: 'China car ranking', ge: 'ჭკვიანი რეიტინგი'")).toHaveLength(1);
  });

  it('reads texts only: no keys, names in code, comments, placeholders or tests', () => {
    expect(findings('mf-a/src/locales/en.json', '  "vehicle": "{{email}}"')).toEqual([]);
    expect(
      findings('mf-a/src/a.ts', "// The firm's vehicles", "const slot = 'vehicle finder';", "import a from 'series';"),
    ).toEqual([]);
    expect(findings('mf-a/src/a.test.tsx', "'This vehicle is gone'")).toEqual([]);
  });

  it('keeps the names of the specification, and still finds the word beside them', () => {
    const inText = (text: string): string[] => findings('mf-a/src/locales/en.json', `  "a": "${text}"`);
    expect(inText('Vehicle finder')).toEqual([]);
    expect(inText('Please enter a valid email address.')).toEqual([]);
    expect(inText('The vehicle finder has every vehicle')).toEqual([say(1, 'vehicle', 'car')]);
  });
});
