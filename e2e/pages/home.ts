import type { Page } from 'puppeteer';

/** Where the sections of the home page are. */
export const home = {
  carousel: '[aria-roledescription]',
  carouselDot: '[aria-roledescription] button[aria-current]',
  front: 'section:has(#front-title)',
  insights: '[data-slot="statistics/DataInsights"]',
  accessories: 'section:has(a[href^="/friendship/"])',
  catalogue: '#Catalogue',
  car: '#Catalogue li:has(a[href^="/car/model/detail/"])',
  finder: '#VehicleFinder',
  vehicle: '#VehicleFinder li:has(a[href^="/detail/"])',
  failure: 'div[role="alert"]:has(button)',
} as const;

/** Waits until a section's contents are there and up to date. */
export const settled = async (page: Page, section: string): Promise<void> => {
  await page.waitForFunction(
    (selector) => document.querySelector(`${selector} [aria-busy="true"]`) === null,
    {},
    section,
  );
};
