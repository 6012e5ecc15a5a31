import { hasHeadlessShell, wholeChromium } from '../e2e/support/chromium';
import { installPackage } from './debian';

const isThere = (): boolean => {
  try {
    wholeChromium();
    return true;
  } catch {
    return false;
  }
};

/**
 * Sees to it that there is a browser for the end-to-end tests: Debian's, installed where this user may. Without its shell
 * the whole one does everything, and takes longer.
 */
export const needChromium = (say: (line: string) => void): void => {
  if (!isThere() && !(installPackage('chromium', 'Chromium', say) && isThere())) {
    throw new Error(
      'the end-to-end tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM to its path',
    );
  }
  if (!hasHeadlessShell()) installPackage('chromium-headless-shell', 'the shell of Chromium', say);
};
