import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer';

export type { Browser, CDPSession, Page, Protocol, Target, Viewport } from 'puppeteer';

const places = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that the tests run in: Debian's Chromium, or what `CHROMIUM` names. */
export const chromiumPath = (): string => {
  const found = places.find((place) => place !== '' && existsSync(place));
  if (!found) throw new Error('no Chromium found: apt-get install chromium, or set CHROMIUM to its path');
  return found;
};

/**
 * Starts a browser that keeps to itself: no look-ups of its own on a closed network. `further`: more of its switches;
 * `without`: those of puppeteer that it goes without.
 */
export const launchChromium = (further: readonly string[] = [], without: readonly string[] = []): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: [...without],
    args: [
      ...further,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Every page gets a visitor of its own: a process kept ready for the next one is started in vain.
      '--disable-features=SpareRendererForSitePerProcess',
    ],
  });
