import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';

export type { Browser, BrowserContext, CDPSession, Page, Protocol, Viewport } from 'puppeteer';

const fullBrowserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows, tabs and interface. A page takes a sixth of the CPU time of the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstExisting = (paths: readonly string[]): string | undefined => {
  const { CHROMIUM } = process.env;
  return (CHROMIUM ? [CHROMIUM] : paths).find((path) => existsSync(path));
};

/** Returns the path of Debian's Chromium, or `CHROMIUM`. */
export const findFullChromium = (): string => {
  const found = firstExisting(fullBrowserPaths);
  if (!found) throw new Error('no Chromium found: apt-get install chromium, or set CHROMIUM to its path');
  return found;
};

export const hasHeadlessShell = (): boolean => firstExisting([headlessShell]) !== undefined;

interface LaunchOptions {
  /** Starts the full browser. Its tabs hide each other, and it has a back/forward cache. */
  readonly isFullBrowser?: boolean;
  readonly extraArguments?: readonly string[];
  /** Default arguments of puppeteer that are left out. */
  readonly removedArguments?: readonly string[];
  /** True if a signal closes it and ends this process at once. If false, it closes when this process ends. Default: true. */
  readonly handlesSignals?: boolean;
}

/** Starts a browser that makes no requests of its own, because the machine may have no network. */
export const launchChromium = ({
  isFullBrowser = false,
  extraArguments = [],
  removedArguments = [],
  handlesSignals = true,
}: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = (isFullBrowser ? undefined : firstExisting([headlessShell])) ?? findFullChromium();
  return puppeteer.launch({
    executablePath,
    headless: executablePath.endsWith('headless-shell') ? 'shell' : true,
    ignoreDefaultArgs: [...removedArguments],
    handleSIGINT: handlesSignals,
    handleSIGTERM: handlesSignals,
    handleSIGHUP: handlesSignals,
    args: [
      ...extraArguments,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Emulates a mouse, because a browser without a screen reports that nothing can hover.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
      // This is the setting of phones. Hinting rounds letters to whole pixels, so text would be wider than on real devices.
      '--font-render-hinting=none',
      // Never used, because each page has a browser context of its own.
      '--disable-features=SpareRendererForSitePerProcess',
    ],
  });
};
