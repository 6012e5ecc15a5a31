import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../e2e/support/chromium';

const apt = (...words: string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isThere = (): boolean => {
  try {
    chromiumPath();
    return true;
  } catch {
    return false;
  }
};

/** Sees to it that there is a browser for the end-to-end tests: Debian's, installed where this user may. */
export const needChromium = (say: (line: string) => void): void => {
  if (isThere()) return;
  const may = process.getuid?.() === 0;
  if (may) {
    say('Installing Chromium from Debian’s packages (once) …');
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && isThere()) return;
  }
  throw new Error(
    'the end-to-end tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM to its path',
  );
};
