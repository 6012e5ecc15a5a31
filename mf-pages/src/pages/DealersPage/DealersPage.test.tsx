import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metaOf, openPage } from '../../testing/openPage';
import questions from './questions.json';
import { page } from './DealersPage';

const languages = [
  [
    'en',
    'What the software does',
    'What the package contains',
    [
      'Price discovery',
      'Demand insight',
      'Synchronised auctions',
      'Multi-listing',
      'Direct and cross-dealer sales',
      'Invoicing and after-sale',
    ],
  ],
  [
    'ge',
    'რას აკეთებს პროგრამა',
    'რას შეიცავს პაკეტი',
    [
      'ფასების დადგენა',
      'მოთხოვნის ანალიზი',
      'სინქრონული აუქციონები',
      'განთავსება რამდენიმე ადგილას',
      'პირდაპირი და დილერთაშორისი გაყიდვები',
      'ინვოისები და მომსახურება გაყიდვის შემდეგ',
    ],
  ],
] as const;

describe('/service-support', () => {
  it.each(languages)(
    'names in %s the package and each function of the software [STA-2]',
    (lang, functionsTitle, packageTitle, names) => {
      openPage(page, lang);
      const functions = within(screen.getByRole('region', { name: functionsTitle })).getAllByRole('listitem');
      expect(functions.map((item) => within(item).getByRole('heading').textContent)).toEqual(names);
      for (const item of functions) expect(item.textContent?.length).toBeGreaterThan(150);
      expect(within(screen.getByRole('region', { name: packageTitle })).getAllByRole('term')).toHaveLength(8);
    },
  );

  it('shows its example in the chosen currency', () => {
    openPage(page, 'ge', { currency: 'GEL' });
    expect(screen.getByRole('figure')).toHaveTextContent('58 900–66 400 ₾');
    expect(screen.getByRole('figure')).not.toHaveTextContent('$');
  });

  it('links to the contact form and to the phone', () => {
    openPage(page);
    expect(screen.getByRole('link', { name: 'Request the dealer package' })).toHaveAttribute(
      'href',
      '/contacts-us#message',
    );
    expect(screen.getByRole('link', { name: /^Call \+995/ })).toHaveAttribute('href', 'tel:+9953225550140');
  });

  it('opens an answer and gives search engines the same questions', async () => {
    openPage(page, 'ge');
    const [first] = questions;
    await userEvent.click(screen.getByText(first?.question.ge ?? ''));
    expect(screen.getByText(first?.answer.ge ?? '')).toBeVisible();
    const [faq] = metaOf(page, 'ge').jsonLd ?? [];
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        name: question.ge,
        acceptedAnswer: { text: answer.ge },
      })),
    });
  });
});
