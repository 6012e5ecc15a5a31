import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces';

// `node --import tsx scripts/completeLock.ts`, after a change of dependencies: names other platforms' optional binaries
// in the lock file where npm left them out because its registry does not carry them. Without them `npm ci` of npm 10
// and 11 refuses the lock file as out of step (docs/decisions/0007-install.md).

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const isLock = (value: unknown): value is { packages: Record<string, Locked> } =>
  typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos'];
const processors = ['arm64', 'arm', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The platform that a binary package's name tells, for example `@swc/core-linux-x64-musl`. */
const platformOf = (name: string): Locked => {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
};

const file = join(root, 'package-lock.json');
const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
if (!isLock(lock)) throw new Error('package-lock.json is no lock file');

const added: string[] = [];
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => lock.packages[place]) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), license: 'MIT', optional: true };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} optional binaries named\n`);
