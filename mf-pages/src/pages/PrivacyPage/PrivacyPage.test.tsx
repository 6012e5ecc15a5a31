import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';
import { page } from './PrivacyPage';

// The entries that the site may store [SHELL-17].
const keys = [
  'token',
  'clientId',
  'identityId',
  'Guide',
  'lang',
  'currency',
  'item-collect',
  'ad-collect',
  'MessageForm',
  'platform',
  'userId',
  'isAdmin',
  'caravan:admin',
  'caravan:country',
  'caravan:theme',
  'caravan:menu',
  'caravan:account-list',
  'caravan:prompt',
  'caravan:scroll',
  'caravan:sign-in',
  'caravan:entries',
  'visitor',
  'caravan-admin',
  'override',
];

const sectionsOf = (content: HTMLElement): HTMLElement[] => within(content).getAllByRole('region');

describe('/privacy', () => {
  it.each(['en', 'ge'] as const)(
    'has 14 sections in %s, numbered from 1 to 14 and each with a text [STA-4]',
    (lang) => {
      const sections = sectionsOf(openPage(page, lang));
      const numbers = sections.map((section) => /^(\d+)\. \S/.exec(section.textContent ?? '')?.[1]);
      expect(numbers).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)));
      for (const section of sections) expect(section.textContent?.length).toBeGreaterThan(250);
    },
  );

  it.each([
    ['en', 'Changes to this policy', /Significant changes .* take effect 30 days after posting\./],
    ['ge', 'პოლიტიკის ცვლილება', /მნიშვნელოვანი ცვლილებები .* ძალაში შედის გამოქვეყნებიდან 30 დღის შემდეგ\./],
  ] as const)(
    'says in %s that significant changes take effect 30 days after posting [STA-4]',
    (lang, title, promise) => {
      openPage(page, lang);
      expect(screen.getByRole('region', { name: new RegExp(title) })).toHaveTextContent(promise);
    },
  );

  it('links only to sections that exist', () => {
    const content = openPage(page, 'ge');
    const links = [...content.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(14);
    for (const link of links) expect(content.querySelector(link)).not.toBeNull();
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(14);
  });

  it.each(['en', 'ge'] as const)('lists in %s everything that the site stores in a browser', (lang) => {
    const storage = sectionsOf(openPage(page, lang))[3];
    const entries = [...(storage?.querySelectorAll('dl > div') ?? [])];
    const descriptions = new Map(
      entries.map((entry) => [entry.children[0]?.textContent, entry.children[1]?.textContent ?? '']),
    );
    expect(new Set(descriptions.keys())).toEqual(new Set([...keys, 'lang, currency, country, theme, menu']));
    for (const text of descriptions.values()) expect(text).not.toMatch(/privacy\.|undefined|\{\{/);
  });
});
