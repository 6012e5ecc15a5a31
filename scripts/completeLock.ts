import { spawnSync } from 'node:child_process';
import { readLock, writeLock } from './lockFile';
import { root } from './workspaces';

// `node --import tsx scripts/completeLock.ts`, after a change of dependencies. Adds optional binaries for other platforms to
// the lock file. npm leaves them out if its registry lacks them. Then `npm ci` of npm 10 and 11 refuses the lock file
// (docs/decisions/0007-install.md). Entries without a hash are removed first, so that npm adds the hash if its registry has it
// now.

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos'];
const processors = ['arm64', 'arm', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Reads the platform from the name of a binary package, for example `@swc/core-linux-x64-musl`. */
const platformOf = (name: string) => {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
};

/** Returns the paths where Node looks for a package that the one at `path` imports. */
const lookupPathsOf = (path: string, name: string): string[] => {
  const end = path.lastIndexOf('/node_modules/');
  const parentPaths = end < 0 ? [`node_modules/${name}`] : lookupPathsOf(path.slice(0, end), name);
  return [`${path}/node_modules/${name}`, ...parentPaths];
};

const before = readLock(root);
const hashedPackages = Object.entries(before.packages).filter(
  ([packagePath, { integrity, link }]) =>
    !packagePath.includes('node_modules/') || link === true || integrity !== undefined,
);
writeLock(root, { ...before, packages: Object.fromEntries(hashedPackages) });
const { status } = spawnSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: root, stdio: 'inherit' });
if (status !== 0) {
  writeLock(root, before);
  throw new Error('npm install failed, see above. The lock file is as it was: run this again');
}

const lock = readLock(root);

const added: string[] = [];
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (lookupPathsOf(path, name).some((packagePath) => lock.packages[packagePath]) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), license: 'MIT', optional: true };
    added.push(`${name}@${version}`);
  }
}
writeLock(root, lock);
process.stdout.write(`${added.length} optional binaries added\n`);
