import { screen, within } from '@testing-library/react';
import { insertedRules } from '@caravan/shared/testing';
import { metaOf, openPage } from '../../testing/openPage';
import { browsers } from './browsers';
import { page } from './HelpPage';

const languages = [
  ['en', 'What it shows', 'Install it', 'When something does not work', 'Remove it'],
  ['ge', 'რას აჩვენებს', 'დაყენება', 'როცა რამე არ მუშაობს', 'წაშლა'],
] as const;

describe('/help', () => {
  it.each(languages)(
    'helps in %s with the browser extension, from installing to removing [STA-5]',
    (lang, showsTitle, install, wrong, remove) => {
      openPage(page, lang);
      const region = (name: string) => within(screen.getByRole('region', { name }));
      expect(region(showsTitle).getAllByRole('listitem')).toHaveLength(4);
      expect(region(showsTitle).getByRole('img')).toHaveTextContent('1');
      const articles = region(install).getAllByRole('article');
      expect(articles.map((browser) => /^\w+/.exec(browser.textContent ?? '')?.[0])).toEqual([
        'Chrome',
        'Edge',
        'Firefox',
      ]);
      for (const browser of articles) {
        expect(within(browser).getAllByRole('listitem')).toHaveLength(3);
        expect(within(browser).getByRole('img')).toHaveAccessibleName();
        const [first, second, third] = within(browser).getAllByRole('listitem');
        const { button, confirm } = browsers.find(({ name }) => browser.textContent?.startsWith(name)) ?? {};
        expect(within(browser).getByRole('img')).toHaveTextContent(`${button}1`);
        expect(first).toHaveTextContent(`${button}.`);
        expect(second).toHaveTextContent(`${confirm}.`);
        expect(third).toHaveTextContent(lang === 'en' ? 'puzzle piece' : 'ფაზლის ნიშანს');
      }
      expect(region(wrong).getAllByRole('group')).toHaveLength(5);
      expect(region(remove).getByText('Remove from Chrome')).toBeVisible();
    },
  );

  it('scales the texts of drawings with the drawings, not with the text of the page', () => {
    openPage(page);
    for (const drawing of screen.getAllByRole('img')) expect(drawing).toHaveAttribute('font-size', '16');
    expect(insertedRules()).not.toMatch(/ text[\w.-]* \{[^}]*rem;/);
  });

  it('explains each permission', () => {
    openPage(page);
    const permissions = within(screen.getByRole('region', { name: 'What it may do, and why' }));
    expect(permissions.getAllByRole('definition')).toHaveLength(4);
    for (const reason of permissions.getAllByRole('definition')) expect(reason).toHaveTextContent(/^To .*\.It .*\.$/);
  });

  it('links to the page on regaining access and gives search engines its questions', () => {
    openPage(page);
    expect(screen.getByRole('link', { name: /Regain access/ })).toHaveAttribute('href', '/help/how-it-works');
    expect(metaOf(page, 'en').jsonLd).toEqual([expect.objectContaining({ '@type': 'FAQPage' })]);
  });
});
