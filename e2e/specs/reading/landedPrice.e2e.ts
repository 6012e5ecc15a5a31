import { setUpVisitors } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

describe('a visitor with a budget, on a phone in Georgian', () => {
  it('finds a car within it and its receipt in three taps [LAND-1] [LAND-2] [LAND-8]', async () => {
    const { page, open } = await visit();
    await page.setViewport({ width: 360, height: 740 });
    await open('/home?lang=ge&country=georgia');

    await page.click('main a[href="/cars"]');
    const budget = 'main a[href*="landedGeorgiaMax=18000"]';
    await page.waitForSelector(budget);
    await page.click(budget);
    await until(() => page.evaluate(() => location.search.includes('landedGeorgiaMax=18000')));
    /** Returns the landed prices of the list, for example "16 211 $" or "16 211–17 020 $". */
    const figures = (): Promise<string[]> =>
      page.$$eval('main p', (lines) =>
        lines
          // The previous page stays in the document, hidden.
          .filter((line) => line.checkVisibility())
          .filter(({ textContent }) => textContent.replaceAll('\u00AD', '').startsWith('განბაჟებული თბილისში'))
          .map((line) => line.querySelector('b')?.textContent ?? ''),
      );
    const highest = (figure: string): number => Number(figure.split('–').at(-1)?.replaceAll(/\D/g, ''));
    // The previous list stays until the new one has loaded.
    await until(async () => {
      const shown = await figures();
      return shown.length > 3 && shown.every((figure) => highest(figure) <= 18_000);
    });

    const [first = ''] = await figures();
    await page.click('main h3 a');
    await page.waitForSelector('#landed details');
    expect(await page.$eval('#landed', ({ textContent }) => textContent)).toContain(first);
    await page.click('#landed details > summary');
    const lines = await page.$$eval('#landed details[open] th', (names) =>
      names.map(({ textContent }) => textContent.replaceAll('\u00AD', '')),
    );
    expect(lines).toContain('აქციზი');
  });
});
