import { screen, within } from '@testing-library/react';
import { metaOf, openPage } from '../../testing/openPage';
import { page } from './AccessPage';
import { steps } from './steps';

const languages = [
  ['en', 'What you should see', 'The seven steps'],
  ['ge', 'რა უნდა დაინახოთ', 'შვიდი ნაბიჯი'],
] as const;

describe('/help/how-it-works', () => {
  it.each(languages)(
    'shows seven steps in %s, each with a drawing and the expected result [STA-5]',
    (lang, expected, jumps) => {
      const content = openPage(page, lang);
      const stepElements = steps.map((id) => content.querySelector<HTMLElement>(`#${id}`));
      expect(stepElements).toHaveLength(7);
      for (const step of stepElements) {
        if (step === null) throw new Error('a step is missing');
        expect(step).toHaveTextContent(expected);
        expect(within(step).getByRole('img')).toHaveAccessibleName();
      }
      const links = within(screen.getByRole('navigation', { name: jumps })).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(steps.map((id) => `#${id}`));
      expect(links.map((link) => link.textContent)).toEqual(
        stepElements.map((step) => step?.querySelector('h2')?.textContent),
      );
    },
  );

  it('shows each part of the letter to support', () => {
    openPage(page);
    const letter = within(screen.getByRole('region', { name: 'What to write to support' }));
    expect(letter.getAllByRole('listitem')).toHaveLength(4);
    expect(letter.getByText(/^Subject: /)).toBeVisible();
  });

  it('has the help page in its breadcrumbs', () => {
    openPage(page, 'ge');
    expect(screen.getByRole('link', { name: 'დახმარება' })).toHaveAttribute('href', '/help');
    expect(metaOf(page, 'ge').breadcrumbs).toEqual([{ text: 'დახმარება', path: '/help' }]);
  });
});
