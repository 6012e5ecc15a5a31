import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces';

// `node --import tsx scripts/completeLock.ts`, after a change of dependencies: adds optional binaries for other platforms to the lock
// file. npm leaves them out if its registry lacks them, and then `npm ci` of npm 10 and 11 refuses the lock file
// (docs/decisions/0007-install.md). Entries without a hash are removed first, so that npm adds the hash if its registry has it now.

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const isLock = (value: unknown): value is { packages: Record<string, Locked> } =>
  typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos'];
const processors = ['arm64', 'arm', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Reads the platform from the name of a binary package, for example `@swc/core-linux-x64-musl`. */
const platformOf = (name: string): Locked => {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
};

/** Returns the places where Node looks for a package that the one at `path` imports. */
const placesOf = (path: string, name: string): string[] => {
  const end = path.lastIndexOf('/node_modules/');
  const above = end < 0 ? [`node_modules/${name}`] : placesOf(path.slice(0, end), name);
  return [`${path}/node_modules/${name}`, ...above];
};

const file = join(root, 'package-lock.json');
const readLock = (): { packages: Record<string, Locked> } => {
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isLock(lock)) throw new Error('package-lock.json is not a lock file');
  return lock;
};
const write = (lock: object): void => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

const before = readLock();
const hasHash = ([place, { integrity, link }]: [string, Locked]): boolean =>
  !place.includes('node_modules/') || link === true || integrity !== undefined;
write({ ...before, packages: Object.fromEntries(Object.entries(before.packages).filter(hasHash)) });
spawnSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: root, stdio: 'inherit' });

const lock = readLock();

const added: string[] = [];
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (placesOf(path, name).some((place) => lock.packages[place]) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), license: 'MIT', optional: true };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
write(lock);
process.stdout.write(`${added.length} optional binaries added\n`);
