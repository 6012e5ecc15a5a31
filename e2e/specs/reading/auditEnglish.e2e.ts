import { everyPage, furtherViews } from '../../audit/pages';
import { takeOver, type TakenOver } from '../../audit/takeOver';
import { keysOn } from '../../audit/georgian';
import { disconnect } from '../../support/visitor';

afterAll(disconnect);

/** What English and Georgian pages have in common is looked at in Georgian. */
const look = { lang: 'en', currency: 'USD', theme: 'light', width: 768 } as const;

describe.each(everyPage)('$slot in English: $path', (address) => {
  let page: TakenOver;

  beforeAll(async () => {
    page = await takeOver(address, look, keysOn);
  });

  it('answers with its status', () => expect(page.status).toBe(address.path === '/nowhere' ? 404 : 200));

  it('is whole in the answer of the server [MFE-10]', () => expect(page.missing).toEqual([]));

  it('is taken over without a word in the console, attribute by attribute [MFE-10]', () =>
    expect(page.complaints).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(page.calls).toEqual([]));

  it('shifts nothing [PERF-2]', () => expect(page.shifts).toEqual([]));

  it('shows no key of a text [SHELL-11]', () => expect(page.texts).toEqual([]));
});

describe.each(furtherViews(0))('$slot in English, in another view: $path', (address) => {
  let page: TakenOver;

  beforeAll(async () => {
    page = await takeOver(address, look);
  });

  it('is whole in the answer of the server [MFE-10]', () => {
    expect(page.status).toBe(200);
    expect(page.missing).toEqual([]);
  });

  it('is taken over without a word in the console, attribute by attribute [MFE-10]', () =>
    expect(page.complaints).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(page.calls).toEqual([]));
});
