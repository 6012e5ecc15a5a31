import { renewIfDue } from '../documents';
import { publishRoot } from '../rights';
import { createTestRegistry } from '../testing/publishing';
import { createRootHolders, signedRoot } from '../testing/rootHolders';
import type { RegistryKeys } from '../trust';
import { watchRegistry } from './watchRegistry';

const { keys, site, newTeam, allowTeam } = createTestRegistry();
const team = newTeam();
const DAY_MS = 86_400_000;

/** Watches until a printed line contains this text. Returns all lines. */
const linesUntil = (watchKeys: RegistryKeys, awaited: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const lines: string[] = [];
    const stop = watchRegistry({ store: site.store, keys: watchKeys, by: 'watch' }, {}, (line) => {
      lines.push(line);
      if (!line.includes(awaited)) return;
      stop();
      // After other failures in this turn.
      setImmediate(() => resolve(lines));
    });
  });

beforeEach(() => allowTeam(team, 'ranking'));
afterEach(() => jest.restoreAllMocks());

it('renews the registry with its own key [MFE-21]', async () => {
  const now = Date.now() + 2 * DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  expect(await linesUntil(keys, 'is valid until')).toEqual([expect.stringMatching(/^registry 3 is valid until /)]);
});

it('purges at the configured CDN or reports missing settings', () => {
  const lines: string[] = [];
  const stop = watchRegistry({ store: site.store, keys, by: 'watch' }, { CDN: 'fastly' }, (line) => lines.push(line));
  stop();
  expect(lines).toEqual([expect.stringContaining('CDN_SERVICE')]);
});

it('does not renew with the key of a team', async () => {
  const now = Date.now() + 2 * DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  expect(await renewIfDue({ store: site.store, keys: team, by: 'watch' })).toBeNull();
});

describe('after the key of the registry was replaced', () => {
  const { alice, bob, next, base, second } = createRootHolders(keys);
  const renewed: RegistryKeys = { ...keys, privateKey: next };
  beforeEach(async () => {
    const writer = { store: site.store, by: 'team' };
    await publishRoot({ ...writer, keys }, signedRoot(base, alice, bob));
    await publishRoot({ ...writer, keys: renewed }, signedRoot(second, alice, bob));
  });

  it('renews the registry with the new key [MFE-21]', async () => {
    const now = Date.now() + 2 * DAY_MS;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await linesUntil(renewed, 'is valid until')).toHaveLength(1);
  });

  it('says what to do with the earlier key [MFE-21]', async () => {
    const [line] = await linesUntil(keys, 'rollouts are not watched');
    expect(line).toContain('this registry.key was replaced by root 2, from registry 4 on: put the new registry.key');
  });
});
