import {
  CONTRACT_VERSION,
  OLDEST_CONTRACT,
  type Federation,
  type RegistryDocument,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { currentBuildRecord, completeChunks, federationOf } from '../testing/builds';
import { reasonsAgainst, reasonsOfOthers } from './checks';

const described = (federation: Federation, change: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  version: '1',
  federation,
  entry: 'remoteEntry.js',
  files: Object.fromEntries(
    ['remoteEntry', ...completeChunks].map((name) => [`${name}.js`, { integrity: '', bytes: 0 }]),
  ),
  chunks: Object.fromEntries(completeChunks.map((chunk) => [chunk, [`${chunk}.js`]])),
  server: { file: 'server.mjs', integrity: '', bytes: 0 },
  shared: currentBuildRecord.shared,
  ...change,
});

const shell = { ...currentBuildRecord, files: {}, since: '', by: '' };

const registryOf = (...remotes: RemoteDescriptor[]): RegistryDocument => ({
  sequence: 1,
  remotes: Object.fromEntries(
    remotes.map((current) => [current.federation.name, { current, previous: null, since: '', by: '' }]),
  ),
  shells: { first: shell },
  links: { last: {} },
  change: { action: 'publish', remote: '', version: '', at: '', by: '', why: '', signer: 'registry' },
});

const ranking = federationOf('ranking');
const nothing = registryOf();

describe('the reasons against publishing a remote', () => {
  it('are none if it keeps the contract', () => {
    expect(reasonsAgainst(described(ranking), registryOf(described(federationOf('account'))))).toEqual([]);
  });

  it('are none if it replaces an earlier version of itself', () => {
    expect(reasonsAgainst(described(ranking), registryOf(described(ranking)))).toEqual([]);
  });

  it('include a contract newer than the site runs [MFE-6]', () => {
    const remote = described({ ...ranking, contract: CONTRACT_VERSION + 1 });
    expect(reasonsAgainst(remote, nothing)).toEqual([
      `it needs contract ${CONTRACT_VERSION + 1}, the site runs ${CONTRACT_VERSION} (release a shell that supports it first)`,
    ]);
  });

  it('include a contract older than the site runs [MFE-6]', () => {
    const remote = described({ ...ranking, contract: OLDEST_CONTRACT - 1 });
    expect(reasonsAgainst(remote, nothing)).toEqual([
      `it needs contract ${OLDEST_CONTRACT - 1}, the site runs ${CONTRACT_VERSION} (build it with that contract)`,
    ]);
    const shells = { first: { ...shell, oldestContract: OLDEST_CONTRACT - 1 } };
    expect(reasonsAgainst(remote, { ...nothing, shells })).toEqual([]);
  });

  it('do not include a build whose texts are all of its parts', () => {
    const chunks = Object.fromEntries(
      completeChunks.filter((chunk) => !chunk.startsWith('text-')).map((chunk) => [chunk, []]),
    );
    expect(reasonsAgainst(described(ranking, { chunks }), nothing)).toEqual([]);
  });

  it.each(completeChunks)('include a build without %s [MFE-6]', (missing) => {
    const chunks = Object.fromEntries(completeChunks.filter((chunk) => chunk !== missing).map((chunk) => [chunk, []]));
    expect(reasonsAgainst(described(ranking, { chunks }), nothing)).toEqual([
      `the build has no chunk ${missing} (build it again)`,
    ]);
  });

  it.each([
    ['another major version', '20.0.0', '19.3.1'],
    ['an older major version', '18.3.1', '19.3.1'],
    ['a minor that the site does not have yet', '19.4.0', '19.3.1'],
    ['a patch that the site does not have yet', '19.3.2', '19.3.1'],
    ['another minor below 1.0.0', '0.4.0', '0.5.0'],
  ])('include %s of a shared library [MFE-6]', (_what, built, provided) => {
    const remote = described(ranking, { shared: { react: built } });
    const shells = { first: { ...shell, shared: { react: provided } } };
    expect(reasonsAgainst(remote, { ...nothing, shells })).toEqual([
      `it was built with react ${built}, the site runs ${provided} (install what the site runs)`,
    ]);
  });

  it.each(['19.3.0', '19.2.7'])('do not include a shared library that is newer on the site: %s', (built) => {
    expect(reasonsAgainst(described(ranking, { shared: { react: built } }), nothing)).toEqual([]);
  });

  it('include one of several released shells that does not fit [MFE-6]', () => {
    const old = { ...shell, contract: CONTRACT_VERSION - 1, shared: { ...shell.shared, react: '18.0.0' } };
    expect(reasonsAgainst(described(ranking), { ...nothing, shells: { first: shell, old } })).toEqual([
      `it needs contract ${CONTRACT_VERSION}, the site runs ${CONTRACT_VERSION - 1} (release a shell that supports it first)`,
      'it was built with react 19.3.1, the site runs 18.0.0 (install what the site runs)',
    ]);
  });

  it('include a registry without recorded shells [MFE-6]', () => {
    expect(reasonsAgainst(described(ranking), { ...nothing, shells: {} })).toEqual([
      'the registry has no shell (npm run release records one)',
    ]);
  });

  it('include a shared library that the site does not have [MFE-6]', () => {
    const shared = { ...currentBuildRecord.shared, '@caravan/maps': '1.0.0' };
    expect(reasonsAgainst(described(ranking, { shared }), nothing)).toEqual([
      'it was built with @caravan/maps 1.0.0, the site runs none (install what the site runs)',
    ]);
  });

  it('include a route of another remote [MFE-6]', () => {
    const rival = described({ ...ranking, routes: federationOf('account').routes });
    expect(reasonsAgainst(rival, registryOf(described(federationOf('account')), described(ranking)))).toEqual([
      'its route /account matches addresses of /account, a page of account (choose another path)',
    ]);
  });

  it.each(['/*', '/Test', '/'])('include a route that matches a page of the shell: %s [MFE-6]', (path) => {
    const routes = ranking.routes.map((route) => ({ ...route, path }));
    expect(reasonsOfOthers(described({ ...ranking, routes }), nothing)).toEqual([
      expect.stringContaining('a page of the shell (choose another path)'),
    ]);
  });

  it.each(['/account', '/login', '/ranking/more'])(
    'include a menu entry that leads to no own page: %s [MFE-6]',
    (path) => {
      const entry = { id: 'a', text: { en: '', ge: '' }, icon: '', group: 'data', order: 1 } as const;
      const menuOf = (menuPath: string) => described({ ...ranking, menu: [{ ...entry, path: menuPath }] });
      expect(reasonsOfOthers(menuOf('/ranking'), nothing)).toEqual([]);
      expect(reasonsOfOthers(menuOf(path), nothing)).toEqual([
        `its menu entry a leads to ${path}, which is no page of ranking (name a path of one of its routes)`,
      ]);
    },
  );

  it('include a place of the shell that another remote has [MFE-6]', () => {
    const widgets = [{ id: 'LoginModal', place: 'login' }] as const;
    const account = described(federationOf('account', { widgets }));
    const thief = described({ ...ranking, widgets: [{ id: 'Card', place: 'login' }] });
    expect(reasonsOfOthers(thief, registryOf(account))).toEqual([
      'its widget Card takes the place login, which account has (publish account without it first)',
    ]);
  });

  it.each([
    ['another remote', ['card'], ['card'], 'account'],
    ['the remote itself', ['card', 'card'], [], 'ranking'],
  ])('include a name of a partner widget that %s has [MFE-6]', (_who, names, otherNames, owner) => {
    const embedding = (name: string, embeds: readonly string[]): RemoteDescriptor => {
      const { routes } = federationOf(name);
      const embedOf = (embed: string) => ({ name: embed, height: [1, 1, 1], attributes: {} }) as const;
      return described(
        federationOf(name, {
          routes: embeds.flatMap((embed, index) =>
            routes.map((route) => ({ ...route, path: `/${name}/${index}`, embed: embedOf(embed) })),
          ),
        }),
      );
    };
    expect(reasonsOfOthers(embedding('ranking', names), registryOf(embedding('account', otherNames)))).toEqual([
      `its partner widget card has the name of one of ${owner} (choose another name)`,
    ]);
  });

  it('include no place that the remote itself has', () => {
    const account = described(federationOf('account', { widgets: [{ id: 'LoginModal', place: 'login' }] }));
    expect(reasonsOfOthers(account, registryOf(account))).toEqual([]);
  });

  it('include a file that is named but missing [MFE-6]', () => {
    const chunks = { ...described(ranking).chunks, 'page-home': ['page-home.gone.js'] };
    expect(reasonsAgainst(described(ranking, { chunks, entry: 'gone.js' }), nothing)).toEqual([
      'it names gone.js, which the build lacks (build it again)',
      'it names page-home.gone.js, which the build lacks (build it again)',
    ]);
  });

  it('include a name that the site does not share, unless it shares the whole package [MFE-6]', () => {
    const shells = { first: { ...shell, names: { '@caravan/router': ['Link'] } } };
    const names = { '@caravan/router': ['Link', 'useMatches'], react: ['useState'] };
    expect(reasonsAgainst(described(ranking, { names }), { ...nothing, shells })).toEqual([
      'it imports useMatches from @caravan/router, which the site does not share (release a shell that does first)',
    ]);
  });

  it('cannot be overruled by force if they concern other remotes [MFE-6]', () => {
    const rival = described({ ...ranking, contract: 99, routes: federationOf('account').routes }, { chunks: {} });
    expect(reasonsOfOthers(rival, registryOf(described(federationOf('account'))))).toHaveLength(1);
  });

  it.each(['Ranking', '9lives', 'a/b', '..', 'ranking~2', ''])('include the name "%s"', (name) => {
    expect(reasonsAgainst(described({ ...ranking, name }), nothing)).toEqual([
      `its name ${name} is not in lower-case kebab-case`,
    ]);
  });

  it('are reported all at once', () => {
    const remote = described({ ...ranking, contract: 99, name: 'No' }, { chunks: {}, shared: { react: '1.0.0' } });
    const missing = completeChunks.filter((chunk) => !chunk.startsWith('text-'));
    expect(reasonsAgainst(remote, nothing)).toHaveLength(2 + missing.length + 1);
  });
});
