import { everyPage, furtherViews } from '../../audit/pages';
import { survey, takeOver, type Look, type Surveyed, type TakenOver } from '../../audit/takeOver';
import { keysOn } from '../../audit/georgian';
import { disconnect } from '../../support/visitor';

afterAll(disconnect);

const look: Look = {
  lang: 'en',
  currency: 'USD',
  theme: 'light',
  width: 768,
  axe: { 320: 'dark', 1440: 'light' },
};

describe.each(everyPage)('$slot in English: $path', (address) => {
  let page: Surveyed;

  beforeAll(async () => {
    page = await survey(address, look, keysOn);
  });

  it('answers with its status', () => expect(page.status).toBe(address.path === '/nowhere' ? 404 : 200));

  it('is whole in the answer of the server [MFE-10]', () => expect(page.missing).toEqual([]));

  it('is taken over without a word in the console, attribute by attribute [MFE-10]', () =>
    expect(page.complaints).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(page.calls).toEqual([]));

  it('shifts nothing, also while one scrolls through it [PERF-2]', () => expect(page.shifts).toEqual([]));

  it('fits every width from 320 to 1920 pixels, nothing on top of another [SHELL-21]', () =>
    expect(page.layout).toEqual([]));

  it('passes all checks of axe at 320 and 1440 pixels, dark and light [SHELL-20]', () => expect(page.axe).toEqual([]));

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
