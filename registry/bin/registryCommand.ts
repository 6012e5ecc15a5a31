import { parseArgs } from 'node:util';
import {
  readHistoryPage,
  readOverview,
  readRemote,
  type NumberedChange,
  type ObjectStore,
  type RegistryKeys,
  type RegistryOverview,
} from '../src/index';
import { PublishRefused } from '../src/refused';
import { type PrunedVersion, pruneVersions } from '../src/store';
import { durationOf, withUsage } from './commandWords';
import { remoteLines } from './remoteLines';
import { quarantineLines, rolloutLines } from './rolloutLines';
import { openReader } from './cli';

const USAGE = 'npm run registry -- [show ranking | history --page 2 | prune 30d] [--json]';

const optionsOf = (words: readonly string[]) => {
  const { values, positionals } = withUsage(USAGE, () =>
    parseArgs({
      args: [...words],
      options: { json: { type: 'boolean', default: false }, page: { type: 'string' } },
      allowPositionals: true,
    }),
  );
  return { ...values, positionals };
};

const changeLine = ({ sequence, at, action, remote, version, by, why, forced, signer }: NumberedChange) =>
  `  ${String(sequence).padStart(6)}  ${at}  ${action.padEnd(8)} ${remote.padEnd(16)} ${version}  ${by}, key of ${signer}: ${forced ? 'FORCED, ' : ''}${why}`;

const validity = (expires: string | null): string =>
  expires !== null && Date.parse(expires) > Date.now()
    ? `valid until ${expires}`
    : `EXPIRED${expires === null ? '' : ` at ${expires}`}: servers no longer adopt it (npm run renew)`;

const overviewLines = ({ sequence, expires, shells, remotes, teams, history }: RegistryOverview): readonly string[] => [
  sequence === 0 ? 'registry 0' : `registry ${sequence}, ${validity(expires)}`,
  ...shells.map(({ version, contract, shared, since, by }) =>
    [
      'shell'.padEnd(16),
      version,
      since,
      by.padEnd(12),
      `contract ${contract}`,
      ...Object.entries(shared).map((library) => library.join(' ')),
    ].join('  '),
  ),
  ...remotes.flatMap((remote) => {
    const { name, version, since, by, forced, seen, failure, browsersOnly, previous, loads } = remote;
    const previousText = previous ? `before: ${previous}` : 'none before';
    const row = [name.padEnd(16), version, since, by.padEnd(12), (seen ?? 'not seen').padEnd(8), previousText];
    const counts = Object.entries(loads).map(([event, count]) => `${event} ${count}`);
    const { rollout, preview, quarantined } = remote;
    const details = [
      ...(counts.length > 0 ? [counts.join(', ')] : []),
      ...(browsersOnly ? [`its server build does not run, browsers render it: ${browsersOnly}`] : []),
      ...(rollout ? rolloutLines(version, rollout) : []),
      ...(preview === null ? [] : [`preview ${preview}`]),
      ...quarantineLines(quarantined),
    ];
    return [
      [...row, forced ? 'FORCED' : '', failure].join('  ').trimEnd(),
      ...details.map((line) => `${' '.repeat(18)}${line}`),
    ];
  }),
  '',
  'teams',
  ...teams.map(
    ({ name, remotes: teamRemotes, development, mayForce }) =>
      `${name.padEnd(16)}  may publish ${teamRemotes.join(', ')}${mayForce ? '' : ', not by force'}${development ? ' (development key)' : ''}`,
  ),
  '',
  'last changes',
  ...history.changes.map(changeLine),
  ...(history.pages > 1
    ? [`  npm run registry -- history --page 2 shows earlier changes (of ${history.pages} pages)`]
    : []),
];

/** Removes the files of versions that were unused for `age`, such as `30d` or `12h`. */
const prune = async (
  store: ObjectStore,
  keys: RegistryKeys,
  age = '',
): Promise<{ readonly removed: readonly PrunedVersion[] }> => {
  const ageMs = durationOf(age, 'd', 'h');
  if (ageMs === null)
    throw new PublishRefused(
      'nothing is removed: say how old, as in npm run registry -- prune 30d (d: days, h: hours)',
    );
  return { removed: await pruneVersions(store, keys, new Date(Date.now() - ageMs).toISOString()) };
};

/**
 * Returns the output of `npm run registry`: the running versions, their state and rollouts, the teams and the newest changes. `history`
 * returns one page of all changes, `prune` the removed versions, and `show ranking` the origin of a remote's versions. `--json` returns
 * one JSON document.
 */
export const registryCommand = async (words: readonly string[]): Promise<string> => {
  const { json, page: pageWord, positionals } = optionsOf(words);
  const [action = 'show', word, ...more] = positionals;
  const unexpected = action === 'history' ? word : more[0];
  if (!['show', 'history', 'prune'].includes(action) || unexpected !== undefined)
    throw new PublishRefused(`unknown word "${unexpected ?? action}": ${USAGE}`);
  if (pageWord !== undefined && action !== 'history') throw new PublishRefused(`${action} has no pages: ${USAGE}`);
  const print = <Output>(output: Output, lines: (output: Output) => readonly string[]): string =>
    json ? `${JSON.stringify(output, null, 2)}\n` : `${lines(output).join('\n')}\n`;
  const { store, keys } = openReader();

  if (action === 'prune')
    return print(await prune(store, keys, word), ({ removed }) => [
      ...removed.map(({ remote, version }) => `${remote} ${version} removed`),
      `${removed.length} versions removed that were unused for ${word}`,
    ]);
  if (action === 'show' && word !== undefined) return print(await readRemote(store, keys, word), remoteLines);
  if (action === 'show') return print(await readOverview(store, keys), overviewLines);
  const page = Number(pageWord ?? 1);
  const history = Number.isSafeInteger(page) && page > 0 ? await readHistoryPage(store, keys, page) : null;
  if (!history || page > history.pages)
    throw new PublishRefused(
      `the history has no page ${pageWord}: name one of 1${history ? ` to ${history.pages}` : ', 2, …'} (npm run registry -- history --page 1)`,
    );
  return print(history, ({ pages, changes }) => [`page ${page} of ${pages}`, ...changes.map(changeLine)]);
};
