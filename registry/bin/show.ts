import { readFailure, readHistory, readRegistry, readSeen } from '../src/index';
import { openSetting } from './setting';

/** `npm run registry`: what runs, since when, by whom, and the last changes. */
const { store, keys } = openSetting();
const { sequence, remotes, shells = {}, teams = {} } = await readRegistry(store, keys);
const rows = await Promise.all(
  Object.entries(remotes).map(async ([name, { current, previous, since, by, forced }]) =>
    [
      name.padEnd(16),
      current.version,
      since,
      by.padEnd(12),
      ((await readSeen(store, name, current.version)) ?? 'not seen').padEnd(8),
      previous ? `before: ${previous.version}` : 'first version',
      forced ? 'FORCED' : '',
      await readFailure(store, name, current.version),
    ]
      .join('  ')
      .trimEnd(),
  ),
);
const running = Object.entries(shells).map(([version, { contract, shared, since, by }]) =>
  [
    'shell'.padEnd(16),
    version,
    since,
    by.padEnd(12),
    `contract ${contract}`,
    ...Object.entries(shared).map((library) => library.join(' ')),
  ].join('  '),
);
const rights = Object.entries(teams).map(
  ([team, { remotes: own, development }]) =>
    `${team.padEnd(16)}  may publish ${own.join(', ')}${development ? ' (development key)' : ''}`,
);
const history = (await readHistory(store, keys))
  .slice(-10)
  .map(
    ({ at, action, remote, version, by, why, forced, signer = 'registry' }) =>
      `  ${at}  ${action.padEnd(8)} ${remote.padEnd(16)} ${version}  ${by}, key of ${signer}: ${forced ? 'FORCED, ' : ''}${why}`,
  );
process.stdout.write(
  [`registry ${sequence}`, ...running, ...rows, '', 'teams', ...rights, '', 'last changes', ...history, ''].join('\n'),
);
