import { parseArgs } from 'node:util';
import { PublishRefused } from '../src/refused';
import { refuseSurplus, withUsage } from './commandWords';
import { proposeRegistryKey, proposeRootKeys, publishRootFile, signRoot } from './rootKeys';
import { rotateKey } from './rotateKey';
import { runCli } from './cli';

// `npm run keys -- rotate <team>` replaces the key of a team. Needs the team's present key. `root`, `rotate registry`, `sign` and `publish`
// replace root keys and the registry's key, which holders of root keys decide on (docs/decisions/0057).
const USAGE =
  'npm run keys -- rotate <team> | rotate registry | root --threshold 2 <key>.pub… | sign <file> <key>.key | publish <file>';

await runCli(async () => {
  const { values, positionals } = withUsage(USAGE, () =>
    parseArgs({ options: { threshold: { type: 'string', default: '' } }, allowPositionals: true }),
  );
  const [action, ...words] = positionals;
  const [first = '', second = ''] = words;
  if (action !== 'root') refuseSurplus(words, action === 'sign' ? 2 : 1, USAGE);
  if (action === 'rotate') return first === 'registry' ? proposeRegistryKey() : rotateKey(first);
  if (action === 'root') return proposeRootKeys(words, values.threshold);
  if (action === 'sign') return signRoot(first, second);
  if (action === 'publish') return publishRootFile(first);
  throw new PublishRefused(`name what to do: ${USAGE}`);
});
