// The first step of every command on a fresh machine, so plain JavaScript without dependencies: installs what the lock
// file names unless that is done already, then hands over to the TypeScript script named by the first argument. An older
// Node than the project runs on does for installing; the rest runs under the Node that comes with the packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

const began = Date.now();
const root = join(import.meta.dirname, '..');
const marker = join(root, 'node_modules/.caravan-installed');
const isWindows = process.platform === 'win32';

/** The major version that package.json asks for. */
const NEEDED = 24;
const isOlder = Number.parseInt(process.versions.node, 10) < NEEDED;

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  console.log('Installing packages (once, about a minute) …');
  // `npm ci` would need every platform's optional binaries in the registry; see docs/decisions/0007-install.md.
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  const after = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(marker, after);
}

/** Node as the package of this platform brings it; `npm run` finds it first from now on. */
const broughtNode = join(
  root,
  `node_modules/node-${isWindows ? 'win' : process.platform}-${process.arch}/bin/node${isWindows ? '.exe' : ''}`,
);
if (isOlder && !existsSync(broughtNode)) {
  console.error(`Caravan needs Node ${NEEDED} or newer; this is ${process.version}. Install it, and try again.`);
  process.exit(1);
}
if (isOlder) console.log(`This is Node ${process.version}: going on under Node ${NEEDED} from node_modules.`);

const [script = '', ...rest] = process.argv.slice(2);
const child = spawn(
  isOlder ? broughtNode : process.execPath,
  ['--import', 'tsx', join(root, 'scripts', script), ...rest],
  {
    cwd: root,
    // The channel tells it that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CARAVAN_BEGAN: String(began) },
  },
);
// Ctrl-C reaches the child too: it stops what it started, and this process ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? (constants.signals[signal] ?? 0) : 0)));
