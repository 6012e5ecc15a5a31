import { spawnSync } from 'node:child_process';

const apt = (...words: string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs a package of Debian where this user may. Gives whether it was installed. */
export const installPackage = (name: string, title: string, say: (line: string) => void): boolean => {
  if (process.getuid?.() !== 0) return false;
  say(`Installing ${title} from Debian’s packages (once) …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
};
