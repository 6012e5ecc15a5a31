import { buildFault } from './buildFault';

describe('the error of a build', () => {
  it.each([
    [
      `pages browser:
  ERROR in ./src/pages/HelpPage.tsx
  Module build failed (from ../node_modules/swc-loader/src/index.js):
  Error:   x Unexpected token \`=\`.
       ,-[/work/mf-pages/src/pages/HelpPage.tsx:125:1]
   125 | const x: = 1;
pages server:
  ERROR in ./src/other.tsx 7:0-3`,
      'src/pages/HelpPage.tsx:125 Unexpected token `=`.',
    ],
    [
      `pages browser:
  ERROR in ./src/pages/HelpPage.tsx 2:0-33
  Module not found: Error: Can't resolve './nothing' in '/work/mf-pages/src/pages'`,
      "src/pages/HelpPage.tsx:2 Can't resolve './nothing' in '/work/mf-pages/src/pages'",
    ],
    ["Cannot find module 'x' imported from /work/a.ts\n a stack", "Cannot find module 'x' imported from /work/a.ts"],
    ['', 'without a message'],
  ])('is one line with file and line', (message, line) => {
    expect(buildFault(message)).toBe(line);
  });
});
