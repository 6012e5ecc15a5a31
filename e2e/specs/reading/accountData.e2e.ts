import { account, codeField, openSignIn, click, typeInto, waitForToast } from '../../pages/account';
import { waitForAddress } from '../../pages/layout';
import { samplePage } from '../../pages/routes';
import { textsOf } from '../../pages/texts';
import { setUpVisitors, whenFocused } from '../../support/browser';
import { codeFor } from '../../support/site';

const texts = textsOf('mf-account', 'ge');
const textFor = (key: string): string => texts.get(key) ?? key;

const visit = setUpVisitors();

it('saves the user’s data before the account is deleted by a mailed code [REL-8]', async () => {
  const visitor = await visit({ lang: 'ge' });
  const { page, open } = visitor;
  const address = `gone-${Date.now()}@example.com`;
  await open(samplePage);
  await openSignIn(page);
  // Signs in by the provider, because an address gets only one code a minute.
  await page.waitForSelector(account.provider);
  await Promise.all([page.waitForNavigation(), page.click(account.provider)]);
  await typeInto(page, 'input[name="email"]', address);
  await Promise.all([page.waitForNavigation(), page.click('form button')]);
  for (const step of [account.menu, account.information, account.download]) await click(page, step);
  await waitForToast(page, textFor('data.downloaded'));
  for (const step of [account.delete, account.send]) await click(page, step);
  await whenFocused(page, codeField);
  await page.keyboard.type(await codeFor(address));
  await page.keyboard.press('Enter');
  await waitForAddress(page, '/login');
  await waitForToast(page, textFor('data.deleted'));
  expect(await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userId'))).toBeNull();
});
