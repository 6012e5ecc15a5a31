import { expectedStatus } from '../../audit/budgets';
import { georgianFaults } from '../../audit/georgian';
import { everyPage, furtherViews } from '../../audit/pages';
import {
  survey,
  openHydrated,
  openTab,
  type AuditTab,
  type SurveyedPage,
  type SurveySettings,
} from '../../audit/survey';
import { disconnect } from '../../support/browser';
import { readSetting } from '../../support/site';

const settings: SurveySettings = { textFaults: georgianFaults, axe: { 320: 'light', 1440: 'dark' } };

let tab: AuditTab;

// The audit is in Georgian, whose texts are longer. A layout that fits them on a phone fits English ones.
beforeAll(async () => {
  const { checkedOrigin: origin } = readSetting();
  tab = await openTab({ origin, lang: 'ge', currency: 'GEL', theme: 'dark', width: 360 });
});

afterAll(async () => {
  await tab.leave();
  await disconnect();
});

describe.each(everyPage)('$slot in Georgian: $path', (address) => {
  let page: SurveyedPage;

  beforeAll(async () => {
    page = await survey(tab, address, settings);
  });

  it('has its status', () => expect(page.status).toBe(expectedStatus(address.path)));

  it('is complete in the HTML of the server [MFE-10]', () => expect(page.missing).toEqual([]));

  it('hydrates with an empty console in the development build of React [MFE-10]', () =>
    expect(page.consoleMessages).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(page.calls).toEqual([]));

  it('has no layout shift, also while it is scrolled [PERF-2]', () => expect(page.shifts).toEqual([]));

  it('fits every width from 320 to 1920 pixels without overlaps [SHELL-21]', () => expect(page.layout).toEqual([]));

  it('passes all checks of axe at 320 and 1440 pixels, light and dark [SHELL-20]', () => expect(page.axe).toEqual([]));

  it('keeps controls readable when hovered, focused, pressed and disabled [SHELL-27]', () =>
    expect(page.states).toEqual([]));

  it('has only Georgian texts, except for names and terms in Latin letters [SHELL-11]', () =>
    expect(page.texts).toEqual([]));
});

describe.each(furtherViews)('$slot in Georgian, in another view: $path', (address) => {
  let page: Awaited<ReturnType<typeof openHydrated>>;

  beforeAll(async () => {
    page = await openHydrated(tab, address);
  });

  it('is complete in the HTML of the server [MFE-10]', () => {
    expect(page.status).toBe(200);
    expect(page.missing).toEqual([]);
  });

  it('hydrates with an empty console in the development build of React [MFE-10]', () =>
    expect(page.consoleMessages).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(page.calls).toEqual([]));

  it('fits narrow phones without overlaps and broken words [SHELL-21]', () => expect(page.layout).toEqual([]));
});
