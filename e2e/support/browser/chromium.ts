import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';

export type { Browser, BrowserContext, CDPSession, Page, Protocol, Target, Viewport } from 'puppeteer';

const fullBrowserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows, tabs and interface: a page takes a sixth of the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstExisting = (paths: readonly string[]): string | undefined => {
  const { CHROMIUM } = process.env;
  return (CHROMIUM ? [CHROMIUM] : paths).find((path) => existsSync(path));
};

/** Debian's Chromium, or what `CHROMIUM` names. */
export const findFullChromium = (): string => {
  const found = firstExisting(fullBrowserPaths);
  if (!found) throw new Error('no Chromium found: apt-get install chromium, or set CHROMIUM to its path');
  return found;
};

export const hasHeadlessShell = (): boolean => firstExisting([headlessShell]) !== undefined;

interface LaunchOptions {
  /** The whole browser, with tabs that hide each other, and its memory of pages that were left. */
  readonly isFullBrowser?: boolean;
  /** More of its switches, and those of puppeteer that it goes without. */
  readonly extraArguments?: readonly string[];
  readonly removedArguments?: readonly string[];
  /** Whether a signal closes it and ends this process at once. Otherwise it closes when this process ends. Default: true. */
  readonly handlesSignals?: boolean;
}

/** Starts a browser without requests of its own: the network may be closed. */
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
      // As with a mouse: without a screen the browser says that nothing can hover.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
      // As on phones: rounded to whole pixels, text is wider than anywhere else.
      '--font-render-hinting=none',
      // Each page has its own visitor, so that a spare process is never used.
      '--disable-features=SpareRendererForSitePerProcess',
    ],
  });
};
