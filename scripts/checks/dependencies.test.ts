import { checkDependencies } from './dependencies';

const findings = (manifest: object) =>
  checkDependencies([
    { path: 'docs/licences.md', text: '| package | version | licence |\n| pg | 8.0.0 | MIT |\n' },
    { path: 'api/package.json', text: JSON.stringify(manifest, null, 2) },
  ]).map(({ line, message }) => `${line}: ${message}`);

describe('the packages that a workspace names', () => {
  it('are pinned, and what is shipped is listed with its licence [REL-6]', () => {
    expect(
      findings({ dependencies: { pg: '8.0.0', '@caravan/shared': '0.1.0' }, devDependencies: { jest: '30.0.0' } }),
    ).toEqual([]);
    expect(findings({ dependencies: { pg: '^8.0.0' } })).toEqual([
      '3: pg is not pinned: ^8.0.0',
      '3: docs/licences.md has no line for pg ^8.0.0',
    ]);
    expect(findings({ dependencies: { pg: '8.0.1', jose: '6.0.0' } })).toEqual([
      '3: docs/licences.md has no line for pg 8.0.1',
      '4: docs/licences.md has no line for jose 6.0.0',
    ]);
    expect(findings({ devDependencies: { jest: 'latest' } })).toEqual(['3: jest is not pinned: latest']);
  });
});
