import { checkLockIntegrity } from './lockIntegrity';

const findings = (entry: object) =>
  checkLockIntegrity([
    {
      path: 'package-lock.json',
      text: JSON.stringify({ packages: { '': { name: 'caravan' }, 'node_modules/pg': entry } }, null, 2),
    },
  ]);
const resolved = 'https://registry.npmjs.org/pg/-/pg-8.0.0.tgz';

describe('the lock file [REL-6]', () => {
  it.each([
    ['a package', { version: '8.0.0', resolved }],
    ['an optional one', { version: '8.0.0', resolved, optional: true, os: ['darwin'] }],
    ['one without its address', { version: '8.0.0' }],
  ])('may not hold %s without the hash of its content', (_title, entry) => {
    expect(findings(entry)).toEqual([
      {
        file: 'package-lock.json',
        line: 6,
        message: 'node_modules/pg has no integrity: delete the entry, and let npm install write it anew',
      },
    ]);
  });

  it.each([
    ['a package with it', { version: '8.0.0', resolved, integrity: 'sha512-x' }],
    ['a workspace', { resolved: 'api', link: true }],
    ['a binary that the registry lacks', { version: '8.0.0', optional: true, os: ['darwin'] }],
  ])('may hold %s', (_title, entry) => {
    expect(findings(entry)).toEqual([]);
  });
});
