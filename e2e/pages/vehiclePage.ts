import type { Page } from 'puppeteer';
import { until } from '../support/until';

const slot = '[data-slot="marketplace/vehicle"]';
const request = '#PriceRequest';
const stepper = `${request} div:has(> input[name="quantity"])`;

/** Selectors of a vehicle's page. */
export const vehiclePage = {
  slot,
  share: `${slot} header button[aria-pressed] ~ button[aria-haspopup="dialog"]`,
  attributes: `${slot} section button[aria-haspopup="dialog"]`,
  request,
  /** The bar of narrow screens with a link to the request. */
  toRequest: `${slot} a[href="#PriceRequest"]`,
  field: (name: string): string => `${request} input[name="${name}"]`,
  star: (stars: number): string => `${request} input[name="star"][value="${stars}"]`,
  fewer: `${stepper} > button:first-child`,
  more: `${stepper} > button:last-child`,
  send: `${request} button[type="submit"]`,
  /** Replaces the form after it was sent. */
  receipt: `${request} h3`,
} as const;

/** Values for the fields, by name. */
export const entries: Readonly<Record<string, string>> = {
  price: '31 500',
  name: 'ნინო Beridze',
  companyName: 'Kolkheti Motors & Sons',
  email: 'nino@example.com',
  telephone: '+995 32 2 555 01 00',
};

/** Fills in every field, with four stars and a quantity of two. */
export const fillIn = async (page: Page): Promise<void> => {
  for (const [name, text] of Object.entries(entries)) await page.type(vehiclePage.field(name), text);
  await page.click(vehiclePage.star(4));
  await page.click(vehiclePage.more);
};

/** Returns the values of the fields of the request, by name. */
export const fieldValues = (page: Page): Promise<Record<string, string>> =>
  page.$$eval(`${vehiclePage.request} input`, (inputs) =>
    Object.fromEntries(
      inputs.flatMap(({ type, checked, name, value }) => (type !== 'radio' || checked ? [[name, value]] : [])),
    ),
  );

/** Waits until fields of the request have these values. The request hydrates after the page. */
export const whenFieldsHave = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  let found: Record<string, string> = {};
  const hasValues = async (): Promise<boolean> => {
    found = await fieldValues(page);
    return Object.entries(values).every(([name, value]) => found[name] === value);
  };
  await until(hasValues, { state: () => `the request holds ${JSON.stringify(found)}` });
};
