import { randomInt } from 'node:crypto';
import type { Page } from 'puppeteer';
import { prizeInfo } from '@caravan/shared/contracts/calls';
import { randomId } from '@caravan/shared/store';
import { prize, takenPlaces } from '../../pages/prize';
import { accessibilityFaults, useVisitors, whenFocused, whenHydrated } from '../../support/browser';
import { callApi } from '../../support/site';
import { until } from '../../support/until';

const visit = useVisitors();

/** Returns the values of a new participant, because each can enter only once. */
const newParticipant = (): Readonly<Record<string, string>> => ({
  name: 'ნინო Beridze',
  email: `reader-${randomId()}@example.com`,
  telephone: `+1 555 ${String(randomInt(10_000_000, 100_000_000))}`,
});

const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) await page.type(prize.field(name), text);
};

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent);

describe('the prize draw', () => {
  it('shows prizes, places, end and rules without JavaScript [PRI-1]', async () => {
    const { page, open } = await visit({ javascript: false });
    const { count, submitCount, endTime, titles, details, prizes, prizeTip } = await callApi(prizeInfo, {
      clientId: randomId(),
    });
    // The server sends a stale page once, and renders it again for the next request.
    await until(async () => {
      expect(await open('/prize')).toBe(200);
      return (await takenPlaces(page)) === submitCount;
    });
    expect(await page.$eval(prize.progress, (bar) => bar instanceof HTMLProgressElement && bar.max)).toBe(count);
    expect(await page.$eval(prize.end, (time) => Date.parse(time.getAttribute('datetime') ?? ''))).toBe(
      Number(endTime) * 1000,
    );
    expect(await textOf(page, prize.slot)).toContain(prizeTip);
    const texts = (selector: string): Promise<string[]> =>
      page.$$eval(selector, (found) => found.map(({ textContent }) => textContent));
    expect(await texts(prize.rule)).toEqual(details.map((detail, index) => `${titles[index] ?? ''}${detail}`));
    const shown = await texts(prize.prize);
    expect(shown).toHaveLength(prizes.length);
    for (const [index, { title, left, total }] of prizes.entries()) {
      expect(shown[index]).toContain(title);
      if (left > 0) expect(shown[index]).toContain(`${left} of ${total}`);
    }
  });

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

  it('is entered once, and shows the same prize after a reload and in another tab [PRI-2] [PRI-3] [SHELL-20]', async () => {
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
