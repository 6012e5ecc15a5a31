import { account, codeField, openSignIn, press, typeInto, waitForToast } from '../../pages/account';
import { arrivedAt, layout } from '../../pages/layout';
import { samplePage } from '../../pages/routes';
import { textsOf } from '../../pages/texts';
import { whenFocused, leaveWithCleanConsole, disconnect, newVisitor } from '../../support/browser';
import { codeFor } from '../../support/site';

const english = textsOf('mf-account', 'en');
const texts = textsOf('mf-account', 'ge');
const say = (key: string): string => texts.get(key) ?? key;

afterAll(disconnect);

it('saves the user’s data, and deletes the account by the code of a real mail [REL-8]', async () => {
  const visitor = await newVisitor({ lang: 'ge' });
  const { page, open } = visitor;
  const address = `gone-${Date.now()}@example.com`;
  await open(samplePage);
  await openSignIn(page);
  // By the provider: an address gets one code a minute.
  await page.waitForSelector(account.provider);
  await Promise.all([page.waitForNavigation(), page.click(account.provider)]);
  await typeInto(page, 'input[name="email"]', address);
  await Promise.all([page.waitForNavigation(), page.click('form button')]);
  for (const step of [account.menu, account.information, account.download]) await press(page, step);
  await waitForToast(page, say('data.downloaded'));
  for (const step of [account.delete, account.send]) await press(page, step);
  await whenFocused(page, codeField);
  await page.keyboard.type(await codeFor(address));
  await page.keyboard.press('Enter');
  await arrivedAt(page, '/login');
  await waitForToast(page, say('data.deleted'));
  expect(await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userId'))).toBeNull();
  await leaveWithCleanConsole(visitor);
});

it('sends feedback from the footer, and first names what is missing [ACC-5]', async () => {
  const visitor = await newVisitor();
  const { page, open } = visitor;
  await open(samplePage);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('dealerContact')) calls.push(request.url());
  });
  await press(page, 'footer button');
  await page.waitForSelector(account.content);
  await page.click(account.submit);
  expect(await page.$eval(layout.dialog, (dialog) => dialog.textContent)).toContain(english.get('feedback.empty'));
  await page.type(account.content, 'The rankings are useful.');
  await page.click(account.submit);
  await waitForToast(page, english.get('feedback.sent') ?? '');
  expect(calls).toHaveLength(1);
  await page.waitForFunction(() => document.querySelector('dialog') === null);
  await leaveWithCleanConsole(visitor);
});
