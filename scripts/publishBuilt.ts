import { join } from 'node:path';
import { runCli } from '../registry/bin/cli';
import { publishNew, publishRemotes } from './publishNew';
import { root } from './workspaces';

// In containers (docker-compose.yml, deploy/base/publish.yaml). Records the built shell and publishes the built remotes that the registry
// never knew. With `shell`: records the shell only. With the names of remotes: publishes these only, without a build of the shell.
const [first, ...more] = process.argv.slice(2);
const data = process.env['CARAVAN_DATA'] || join(root, '.caravan');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCli(async () => {
  if (first === undefined) await publishNew(data, say);
  else if (first === 'shell') await publishNew(data, say, more);
  else await publishRemotes(data, say, [first, ...more]);
  return '';
});
