import { sharedVersions } from '@caravan/shared/build';
import {
  CONTRACT_VERSION,
  type Federation,
  type RegistryDocument,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { reasonsAgainst } from './checks';
import { completeChunks, federationOf } from './testing/builds';

const described = (federation: Federation, change: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  version: '1',
  federation,
  entry: 'remoteEntry.js',
  files: {},
  chunks: Object.fromEntries(completeChunks.map((chunk) => [chunk, [`${chunk}.js`]])),
  server: { file: 'server.mjs', integrity: '', bytes: 0 },
  shared: sharedVersions(),
  ...change,
});

const registryOf = (...remotes: RemoteDescriptor[]): RegistryDocument => ({
  sequence: 1,
  remotes: Object.fromEntries(
    remotes.map((current) => [current.federation.name, { current, previous: null, since: '', by: '' }]),
  ),
  change: { action: 'publish', remote: '', version: '', at: '', by: '', why: '' },
});

const ranking = federationOf('ranking');
const nothing = registryOf();

describe('what speaks against publishing a remote', () => {
  it('is nothing where it keeps the contract', () => {
    expect(reasonsAgainst(described(ranking), registryOf(described(federationOf('account'))))).toEqual([]);
  });

  it('is nothing where it replaces an earlier version of itself', () => {
    expect(reasonsAgainst(described(ranking), registryOf(described(ranking)))).toEqual([]);
  });

  it('is a contract newer than the site runs [MFE-6]', () => {
    const remote = described({ ...ranking, contract: CONTRACT_VERSION + 1 });
    expect(reasonsAgainst(remote, nothing)).toEqual([
      `it needs contract ${CONTRACT_VERSION + 1}, the site runs ${CONTRACT_VERSION}`,
    ]);
  });

  it.each(completeChunks)('is that its build has no %s [MFE-6]', (missing) => {
    const chunks = Object.fromEntries(completeChunks.filter((chunk) => chunk !== missing).map((chunk) => [chunk, []]));
    expect(reasonsAgainst(described(ranking, { chunks }), nothing)).toEqual([`the build has no chunk ${missing}`]);
  });

  it.each(Object.keys(sharedVersions()))('is another major version of %s [MFE-6]', (library) => {
    const shared = { ...sharedVersions(), [library]: '1000.2.3' };
    const [reason, ...more] = reasonsAgainst(described(ranking, { shared }), nothing);
    expect(reason).toBe(`it was built with ${library} 1000.2.3, the site runs ${sharedVersions()[library]}`);
    expect(more).toEqual([]);
  });

  it('is not a smaller difference of a shared library', () => {
    const [major] = (sharedVersions()['react'] ?? '').split('.');
    const shared = { ...sharedVersions(), react: `${major}.999.0` };
    expect(reasonsAgainst(described(ranking, { shared }), nothing)).toEqual([]);
  });

  it('is a shared library that the site does not have [MFE-6]', () => {
    const shared = { ...sharedVersions(), '@caravan/maps': '1.0.0' };
    expect(reasonsAgainst(described(ranking, { shared }), nothing)).toEqual([
      'it was built with @caravan/maps 1.0.0, the site runs none',
    ]);
  });

  it('is a route that belongs to another remote [MFE-6]', () => {
    const thief = described({ ...ranking, routes: federationOf('account').routes });
    expect(reasonsAgainst(thief, registryOf(described(federationOf('account')), described(ranking)))).toEqual([
      'its route /account belongs to account',
    ]);
  });

  it.each(['Ranking', '9lives', 'a/b', '..', 'ranking~2', ''])('is the name "%s"', (name) => {
    expect(reasonsAgainst(described({ ...ranking, name }), nothing)).toEqual([
      `its name ${name} is not lower-case kebab`,
    ]);
  });

  it('is told all at once', () => {
    const remote = described({ ...ranking, contract: 99, name: 'No' }, { chunks: {}, shared: { react: '1.0.0' } });
    expect(reasonsAgainst(remote, nothing)).toHaveLength(2 + completeChunks.length + 1);
  });
});
