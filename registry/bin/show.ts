import { readHistory, readNote, readRegistry, readSeen, readTally, versionTally } from '../src/index';
import { openSetting } from './setting';
import { prune } from './prune';

/** `npm run registry`: what runs, since when, by whom, how it went in browsers and on servers, who may publish, and the last changes. */
const show = async (): Promise<void> => {
  const { store, keys } = openSetting();
  const { sequence, remotes, shells = {}, teams = {} } = await readRegistry(store, keys);
  const rows = await Promise.all(
    Object.entries(remotes).map(async ([name, { current, previous, since, by, forced }]) => {
      const { version } = current;
      const [seen, failure, onServer, tally] = await Promise.all([
        readSeen(store, name, version),
        readNote(store, name, version, 'failed'),
        readNote(store, name, version, 'browsersOnly'),
        readTally(store, versionTally(name, version)),
      ]);
      const before = previous ? `before: ${previous.version}` : 'first version';
      const mark = forced ? 'FORCED' : '';
      const row = [
        name.padEnd(16),
        version,
        since,
        by.padEnd(12),
        (seen ?? 'not seen').padEnd(8),
        before,
        mark,
        failure,
      ];
      const counted = Object.entries(tally).map(([what, count]) => `${what} ${count}`);
      return [
        row.join('  ').trimEnd(),
        ...(counted.length > 0 ? [`${' '.repeat(18)}${counted.join(', ')}`] : []),
        ...(onServer ? [`${' '.repeat(18)}its server build does not run, browsers draw it: ${onServer}`] : []),
      ].join('\n');
    }),
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
    [`registry ${sequence}`, ...running, ...rows, '', 'teams', ...rights, '', 'last changes', ...history, ''].join(
      '\n',
    ),
  );
};

const [action, age] = process.argv.slice(2);
await (action === 'prune' ? prune(age) : show());
