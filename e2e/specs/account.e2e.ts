import { layout } from '../pages/layout';
import { textsOf } from '../pages/texts';
import { readSetting } from '../support/setting';
import { until } from '../support/until';
import { leaveInSilence } from '../support/leaveInSilence';
import { disconnect, newVisitor, type Visitor } from '../support/visitor';

const texts = textsOf('mf-account', 'en');
const email = `${layout.dialog} input[type="email"]`;
const submit = `${layout.dialog} button[type="submit"]`;

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor();
});

afterEach(() => leaveInSilence(visitor));

afterAll(disconnect);

const isFocused = (selector: string): Promise<boolean> =>
  visitor.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const openDialog = async (): Promise<void> => {
  await visitor.page.click(layout.signIn);
  await visitor.page.waitForSelector(email);
};

/** Codes that the development inbox holds for an address. */
const codesFor = async (address: string): Promise<string[]> => {
  const page = await (await fetch(`${readSetting().apiOrigin}/dev/inbox`)).text();
  const mails = page.split('<article>').filter((mail) => mail.includes(`To ${address} `));
  return mails.map((mail) => /\b\d{6}\b/.exec(mail)?.[0] ?? '');
};

/** Every call for a code that the page makes from now on. */
const callsForCodes = (): readonly string[] => {
  const calls: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().includes('sendEmailCode')) calls.push(request.url());
  });
  return calls;
};

describe('the sign-in dialog', () => {
  it('opens over any page with the focus in it, keeps the focus, and gives it back on Escape', async () => {
    const { page, open } = visitor;
    await open('/sales/sale');
    await page.focus(layout.signIn);
    await page.keyboard.press('Enter');
    await page.waitForSelector(email);
    expect(new URL(page.url()).pathname).toBe('/sales/sale');
    expect(await page.$eval(`${layout.dialog} h2`, (heading) => heading.textContent)).toBe(texts.get('buyer'));
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, email);
    const stops = await page.$$eval(`${layout.dialog} :is(button, input)`, (found) => found.length);
    for (let stop = 0; stop < stops + 2; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocused(`${layout.dialog} *`)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    expect(await isFocused(layout.signIn)).toBe(true);
  });

  it('says what is missing or wrong before anything is sent', async () => {
    const { page, open } = visitor;
    const calls = callsForCodes();
    await open('/home');
    await openDialog();
    const hint = (): Promise<string> => page.$eval(`${layout.dialog} [role="alert"]`, (alert) => alert.textContent);
    await page.click(submit);
    expect(await hint()).toBe(texts.get('hint.email'));
    for (const wrong of ['name', 'name@', '@example.com', 'a b@example.com']) {
      await page.locator(email).fill(wrong);
      await page.click(submit);
      expect(await hint()).toBe(texts.get('hint.emailFormat'));
    }
    expect(calls).toEqual([]);
  });

  it('sends one code however often it is asked, says so, and starts afresh when it opens again', async () => {
    const { page, open } = visitor;
    const address = `visitor-${Date.now()}@example.com`;
    const calls = callsForCodes();
    await open('/home');
    await openDialog();
    await page.type(email, address);
    await page.$eval(submit, (button) => {
      if (!(button instanceof HTMLElement)) return;
      button.click();
      button.click();
    });
    await page.waitForFunction((said) => document.body.innerText.includes(said), {}, texts.get('codeSent') ?? '');
    await until(async () => (await codesFor(address)).length > 0);
    await page.waitForFunction(
      (selector) => /\d+ s/.test(document.querySelector(selector)?.textContent ?? ''),
      {},
      submit,
    );
    await page.click(submit);
    await page.waitForNetworkIdle();
    expect(calls).toHaveLength(1);
    expect(await codesFor(address)).toEqual([expect.stringMatching(/^\d{6}$/)]);

    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    await openDialog();
    expect(await page.$eval(email, (input) => input instanceof HTMLInputElement && input.value)).toBe('');
    expect(await page.$eval(submit, (button) => button.textContent)).toBe(texts.get('sendCode'));
  });

  it('opens at /login over the page, which says the same without it', async () => {
    const { page, open } = visitor;
    expect(await open('/login')).toBe(200);
    await page.waitForSelector(email);
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, email);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    expect(await page.$('main h1')).not.toBeNull();
    expect(await page.$('main input[type="email"]')).not.toBeNull();
  });
});
