// The first step of most commands. It runs on a fresh machine, so it is plain JavaScript without dependencies. Installs the packages of
// the lock file if they are not installed, then runs the TypeScript script that the first argument names. An older Node can install
// packages. Everything else runs on the Node that is one of them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

const began = Date.now();
const root = join(import.meta.dirname, '..');
const marker = join(root, 'node_modules/.caravan-installed');
/** npm writes this file at the end of each install, also of one by hand. */
const installedLock = join(root, 'node_modules/.package-lock.json');

/** The major version that package.json asks for. */
const NEEDED = 24;
const isOlder = Number.parseInt(process.versions.node, 10) < NEEDED;

const hashOfLock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () =>
  existsSync(marker) &&
  readFileSync(marker, 'utf8') === hashOfLock() &&
  (statSync(installedLock, { throwIfNoEntry: false })?.mtimeMs ?? 0) <= statSync(marker).mtimeMs;
if (!isInstalled()) {
  console.log('Installing packages (once, about a minute) …');
  // `npm ci` would need every platform's optional binaries in the registry (docs/decisions/0007-install.md).
  // An install that is interrupted leaves packages of both lock files.
  rmSync(marker, { force: true });
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, hashOfLock());
}

/** Node from the package of this platform. `npm run` finds it first from now on. */
const broughtNode = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
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
    // The script notices by the channel that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CARAVAN_BEGAN: String(began) },
  },
);
// Ctrl-C reaches the child, too, which stops what it started. This process ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? (constants.signals[signal] ?? 0) : 0)));
