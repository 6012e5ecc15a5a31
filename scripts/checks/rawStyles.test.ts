import { checkRawStyles } from './rawStyles';

const findings = (text: string, path = 'mf-ranking/src/Box.tsx'): string[] =>
  checkRawStyles([{ path, text }]).map(({ line, message }) => `${line} ${message.replace(/: take.*/, '')}`);

describe('raw styles', () => {
  it('finds raw colours with their line', () => {
    const text = 'const Box = styled.div`\n  color: #fff;\n  background: rgb(1 2 3);\n  fill: hsl(9deg 1% 2%);\n`;';
    expect(findings(text)).toEqual(['2 raw colour "#fff"', '3 raw colour "rgb(1"', '4 raw colour "hsl(9"']);
  });

  it('finds colours by name', () => {
    expect(findings('css`border: 1px solid red;`')).toEqual(['1 raw colour "border: 1px solid red"']);
    expect(findings('css`white-space: pre; color: ${ink}; transition: color 1s;`')).toEqual([]);
  });

  it('finds magic lengths after a placeholder and below a multi-byte letter', () => {
    expect(findings('// ქართული\nconst Box = styled(Other)`\n  margin: ${small}\n    -12px;\n`;')).toEqual([
      '4 magic length "-12px"',
    ]);
  });

  it('lets hairlines, media queries, comments and tokens pass', () => {
    const text =
      'css`border: 1px solid ${line}; width: 2px; @media (min-width: 768px) { padding: ${space}; } /* was 7px */`';
    expect(findings(text)).toEqual([]);
  });

  it('finds a length inside a media query’s block', () => {
    expect(findings('css`@media (min-width: 768px) { padding: 7px; }`')).toEqual(['1 magic length "7px"']);
  });

  it('finds raw colours in attributes', () => {
    expect(findings('const mark = <path fill="#a1b2c3" />;')).toEqual(['1 raw colour "#a1b2c3"']);
  });

  it('leaves the theme, the pictures, the API and tests alone', () => {
    for (const path of ['shared/theme/colours.ts', 'demo/src/a.ts', 'api/src/a.ts', 'shell/universal/a.test.tsx']) {
      expect(findings("const red = '#f00';", path)).toEqual([]);
    }
  });
});
