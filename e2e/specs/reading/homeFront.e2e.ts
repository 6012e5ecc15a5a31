import { home } from '../../pages/home';
import { setUpVisitors } from '../../support/browser';

const visit = setUpVisitors();

it('shows search, brands, budget and both lists in the first screen of a desktop', async () => {
  const { page, open } = await visit();
  await open('/home');
  for (const part of [
    'input[type="search"]',
    'a[href^="/cars?brand="]',
    'a[href*="price"]',
    'a[href="/cars"]',
    'a[href="/vehicles"]',
  ]) {
    expect(await page.$eval(`main ${part}`, (found) => found.getBoundingClientRect().bottom)).toBeLessThan(900);
  }
});

it('shows search, budget and cars within three screens of a phone', async () => {
  const height = 740;
  const { page, open } = await visit({ width: 360, lang: 'ge' });
  await page.setViewport({ width: 360, height, isMobile: true, hasTouch: true });
  await open('/home');
  const bottomOf = (selector: string): Promise<number> =>
    page.$eval(selector, (found) => found.getBoundingClientRect().bottom + scrollY);
  for (const part of ['input[type="search"]', 'a[href*="price"]', 'a[href="/cars"]', 'a[href="/vehicles"]']) {
    expect([part, await bottomOf(`main ${part}`)]).toEqual([part, expect.any(Number)]);
    expect(await bottomOf(`main ${part}`)).toBeLessThan(height);
  }
  expect(await bottomOf(`${home.car} img`)).toBeLessThan(2 * height);
  expect(await bottomOf(`${home.vehicle} img`)).toBeLessThan(3 * height);
  expect(await bottomOf(home.carousel)).toBeGreaterThan(await bottomOf(`${home.vehicle} img`));
});
