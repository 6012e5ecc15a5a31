import { guiltyIn, largestHolder, type HeapNode } from './guilt';

const builds = new Map([
  ['/site/shell/.modules/ranking-server.1.mjs', 'ranking'],
  ['/site/shell/.modules/account-server.2.mjs', 'account'],
]);
const address = (file: string): string => `file:///site/shell/.modules/${file}`;

describe('a stack', () => {
  it('names the remote whose code ran last [MFE-17]', () => {
    const stack = `Error: x\n at node:internal\n at f (${address('account-server.2.mjs')}:3:1)\n at g (${address('ranking-server.1.mjs')}:9:9)`;
    expect(guiltyIn(stack, builds)).toBe('account');
  });

  it('names nobody where no remote is in it', () => {
    expect(guiltyIn('Error: x\n at main.mjs', builds)).toBeNull();
  });
});

describe('a profile of the heap', () => {
  const node = (url: string, selfSize: number, ...children: HeapNode[]): HeapNode => ({
    callFrame: { url },
    selfSize,
    children,
  });
  const profile = node(
    '',
    500,
    node(address('account-server.2.mjs'), 10),
    node(address('ranking-server.1.mjs'), 30, node('node:internal/map', 60), node(address('account-server.2.mjs'), 50)),
  );

  it('names the remote that holds most, with what others allocate for it [MFE-17]', () => {
    expect(largestHolder(profile, builds, 80)).toBe('ranking');
  });

  it('names nobody where no remote holds much: the whole process grows', () => {
    expect(largestHolder(profile, builds, 91)).toBeNull();
  });
});
