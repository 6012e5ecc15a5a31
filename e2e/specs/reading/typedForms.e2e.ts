import type { HTTPRequest, Page } from 'puppeteer';
import { everyPage } from '../../audit/pages';
import { whenHydrated, whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { readSetting } from '../../support/site';

/** Returns the names of the text fields in the forms of a page's HTML. */
const fieldsIn = (html: string): string[] =>
  [...html.matchAll(/<form\b.*?<\/form>/gs)].flatMap(([form]) =>
    [...form.matchAll(/<(?:input|textarea)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/type="(?:hidden|radio|checkbox|range|file|date)"|readonly/i.test(tag))
      .map((tag) => /name="([^"]+)"/.exec(tag)?.[1] ?? ''),
  );

/** Returns one page for each different form in the HTML of pages. */
const pagesWithForms = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const { path } of everyPage) {
    const fields = fieldsIn(await (await fetch(readSetting().origin + path)).text()).join(' ');
    if (fields !== '' && !found.has(fields)) found.set(fields, path);
  }
  return found;
};

const FIELDS = 'main form :is(input:not([type="hidden"], [type="radio"], [type="range"], [readonly]), textarea)';

/** Returns names and values of fields. */
const fieldValues = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (fields) =>
    fields.map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? `${field.name}: ${field.value}` : '',
    ),
  );

const typeEverywhere = (page: Page): Promise<void> =>
  page.$$eval(FIELDS, (fields) => {
    for (const field of fields) {
      if (!(field instanceof HTMLElement)) continue;
      field.focus();
      // Types like a keyboard, without a delay for each letter.
      document.execCommand('selectAll');
      document.execCommand('insertText', false, '4711');
    }
  });

describe('text that is typed into a form', () => {
  let visitor: Visitor;
  let heldRequests: HTTPRequest[] | null = null;

  beforeAll(async () => {
    visitor = await newVisitor({ width: 360, lang: 'ge' });
    const { page } = visitor;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (heldRequests && request.resourceType() === 'script') heldRequests.push(request);
      else void request.continue();
    });
  });
  afterAll(async () => {
    await visitor.leave();
    await disconnect();
  });

  /** Opens a page, types while its scripts are held, then releases them. Returns the values before hydration. */
  const typeEarly = async (path: string): Promise<string[]> => {
    const { page } = visitor;
    const newRequests: HTTPRequest[] = [];
    heldRequests = newRequests;
    const loaded = page.goto(readSetting().origin + path);
    await page.waitForSelector('footer');
    await typeEverywhere(page);
    const typed = await fieldValues(page, FIELDS);
    heldRequests = null;
    for (const request of newRequests) void request.continue();
    await loaded;
    await whenHydrated(page);
    await whenNetworkIdle(page);
    return typed;
  };

  it('before hydration is still there after it and after a reload, in every form', async () => {
    const { page } = visitor;
    const forms = await pagesWithForms();
    expect([...forms.keys()]).toEqual(expect.arrayContaining(['email', 'email content']));
    for (const path of forms.values()) {
      const typed = await typeEarly(path);
      expect(typed.some((field) => field.endsWith(': 4711'))).toBe(true);
      expect([path, ...(await fieldValues(page, FIELDS))]).toEqual([path, ...typed]);
      expect(await page.$('dialog[open]')).toBeNull();
      const dialogFields = FIELDS.replace('main form', 'main form[method="dialog"]').replace(
        '[readonly]',
        '[readonly], [type="password"]',
      );
      const before = await fieldValues(page, dialogFields);
      if (before.length === 0) continue;
      await page.reload();
      await whenHydrated(page);
      await whenNetworkIdle(page);
      expect([path, ...(await fieldValues(page, dialogFields))]).toEqual([path, ...before]);
    }
    expect(visitor.consoleMessages).toEqual([]);
  });
});
