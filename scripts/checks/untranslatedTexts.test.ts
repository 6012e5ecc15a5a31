import { checkUntranslatedTexts } from './untranslatedTexts';

const findings = (jsx: string, path = 'shell/universal/Part.tsx'): string[] =>
  checkUntranslatedTexts([{ path, text: `const part = (\n${jsx}\n);` }]).map(
    ({ line, message }) => `${line} ${message.replace(/^untranslated (.*): .*/, '$1')}`,
  );

describe('untranslated texts', () => {
  it.each([
    ['<p>Buy now</p>', '2 text "Buy now"'],
    ['<p>{"Buy now"}</p>', '2 text "Buy now"'],
    ['<>{open ? "Close" : mark}</>', '2 text "Close"'],
    ['<p>{open && `Close ${name}`}</p>', '2 text "Close"'],
    ['<p>იყიდე</p>', '2 text "იყიდე"'],
    ['<a aria-label="Home" />', '2 aria-label "Home"'],
    ['<img alt={first ? t("car") : "A car"} />', '2 alt "A car"'],
    ['<input\nplaceholder={`Search`} />', '3 placeholder "Search"'],
    ['<button title="Close" />', '2 title "Close"'],
  ])('finds %s', (jsx, expected) => {
    expect(findings(jsx)).toEqual([expected]);
  });

  it.each(['<p>{t("home.title")}</p>', '<p>12 km · {x}</p>', '<img alt="" />', '<a href="about" className="wide" />'])(
    'lets %s pass',
    (jsx) => {
      expect(findings(jsx)).toEqual([]);
    },
  );

  it('leaves tests and what visitors never see alone', () => {
    expect(findings('<p>Buy now</p>', 'shell/universal/Part.test.tsx')).toEqual([]);
    expect(findings('<p>Buy now</p>', 'api/src/inbox.tsx')).toEqual([]);
  });
});
