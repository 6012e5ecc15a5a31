import { randomInt } from 'node:crypto';
import type { Page } from 'puppeteer';
import { createRandomId } from '@caravan/shared/store';
import { prize } from '../../pages/prize';
import { accessibilityFaults, setUpVisitors, whenFocused, whenHydrated } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

/** Returns the values of a new participant, because each can enter only once. */
const newParticipant = (): Readonly<Record<string, string>> => ({
  name: 'ნინო Beridze',
  email: `reader-${createRandomId()}@example.com`,
  telephone: `+1 555 ${String(randomInt(10_000_000, 100_000_000))}`,
});

const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) await page.type(prize.field(name), text);
};

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent);

describe('the prize draw', () => {
  it("counts down by the server's clock if the visitor's is a year ahead [PRI-1] [PRI-2]", async () => {
    const { page, open } = await visit();
    await page.evaluateOnNewDocument(() => {
      const { now } = Date;
      Date.now = () => now() + 365 * 86_400_000;
    });
    await open('/prize');
    await until(() =>
      page.evaluate(
        (timer, end) => {
          const [days = 0, hours = 0, minutes = 0] =
            document.querySelector(timer)?.textContent.match(/\d+/g)?.map(Number) ?? [];
          // `new Date()` does not use `Date.now`, so it has the real time.
          const left = Date.parse(document.querySelector(end)?.getAttribute('datetime') ?? '') - new Date().getTime();
          return (days * 24 + hours) * 60 + minutes === Math.ceil(left / 60_000);
        },
        prize.timer,
        prize.end,
      ),
    );
    await page.waitForSelector(`${prize.enter}:enabled`);
  });

  it('shows the prize of one entry after a reload and in another tab [PRI-2] [PRI-3] [SHELL-20]', async () => {
    const { page, context, open } = await visit();
    await open('/prize');
    const second = await context.newPage();
    await second.goto(page.url());
    await whenHydrated(second);
    await page.bringToFront();

    await page.click(prize.enter);
    expect(await page.$$eval(prize.fieldError, (errors) => errors.length)).toBe(3);
    await whenFocused(page, prize.field('name'));
    await fillIn(page, newParticipant());
    await page.click(prize.enter);
    await page.waitForSelector(prize.won);
    await whenFocused(page, prize.won);
    expect(await accessibilityFaults(page)).toEqual([]);
    const wonText = await textOf(page, prize.won);
    expect(wonText).toMatch(/\$\d/);

    await page.reload();
    await whenHydrated(page);
    await page.waitForSelector(prize.won);
    expect(await textOf(page, prize.won)).toBe(wonText);

    // The other tab still shows the form.
    await second.bringToFront();
    await second.click(prize.enter);
    await second.waitForSelector(prize.won);
    expect(await textOf(second, prize.won)).toBe(wonText);
  });
});
