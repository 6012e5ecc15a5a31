import { allowTeams } from '../allow';
import type { RegistryKeys } from '../signature';
import { publicText } from '../teams';
import { freshKeys } from '../testing/builds';
import { publishing } from '../testing/publishing';
import { watchRegistry } from './watchRegistry';

const { keys, site } = publishing();
const team: RegistryKeys = { ...keys, privateKey: freshKeys().privateKey };
const DAY_MS = 86_400_000;

/** Watches until a line is said that contains this text. Returns all lines. */
const linesUntil = (own: RegistryKeys, awaited: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const lines: string[] = [];
    const stop = watchRegistry({ store: site.store, keys: own, by: 'watch' }, {}, (line) => {
      lines.push(line);
      if (!line.includes(awaited)) return;
      stop();
      // After what else failed in this turn.
      setImmediate(() => resolve(lines));
    });
  });

beforeEach(async () => {
  await allowTeams(
    { store: site.store, keys, by: 'team', why: 'a test' },
    { drivers: { publicKey: publicText(team.privateKey ?? keys.publicKey), remotes: ['ranking'] } },
  );
});
afterEach(() => jest.restoreAllMocks());

it('renews the registry with its own key [MFE-21]', async () => {
  const later = Date.now() + 2 * DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await linesUntil(keys, 'is valid until')).toHaveLength(1);
});

it('does not renew with the key of a team', async () => {
  const later = Date.now() + 2 * DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  // The registry cannot be read: both would say so.
  jest.spyOn(site.store, 'list').mockRejectedValue(new Error('the store does not answer'));
  expect(await linesUntil(team, 'rollouts are not watched')).toHaveLength(1);
});
