import { screen, within } from '@testing-library/react';
import { slotKey } from '@caravan/shared/contracts';
import { insertedRules } from '@caravan/shared/testing';
import { metaOf, openPage } from '../../testing/openPage';
import { page } from './ContactsPage';

const languages = [
  [
    'en',
    '118 Mshenebelta Street',
    'Working hours',
    'Monday to Friday10:00–18:00',
    'Map of the surroundings in Rustavi',
  ],
  ['ge', 'მშენებელთა ქუჩა 118', 'სამუშაო საათები', 'ორშაბათი – პარასკევი10:00–18:00', 'რუსთავის შემოგარენის რუკა'],
] as const;

describe('/contacts-us', () => {
  it.each(languages)(
    'gives in %s address, phone, e-mail, hours and a map [STA-3]',
    (lang, street, hours, week, map) => {
      const content = openPage(page, lang);
      expect(within(content).getByRole('group')).toHaveTextContent(street);
      expect(screen.getByRole('link', { name: '+995 32 2 555 01 40' })).toHaveAttribute('href', 'tel:+9953225550140');
      const [mail] = screen.getAllByRole('link', { name: 'hello@caravan.example' });
      expect(mail).toHaveAttribute('href', 'mailto:hello@caravan.example');
      expect(screen.getByRole('heading', { name: hours }).parentElement).toHaveTextContent(week);
      const drawing = screen.getByRole('img', { name: map });
      expect(drawing).toHaveAccessibleDescription(/.{80}/);
      expect(drawing).toHaveTextContent(lang === 'en' ? 'Mtkvari' : 'მტკვარი');
    },
  );

  it('draws its own map and links to the visitor’s map app', () => {
    const content = openPage(page);
    expect(content.querySelector('iframe, img, script')).toBeNull();
    expect(content.querySelector('a[href^="http"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open in your map app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^geo:41\.\d+,45\.\d+/),
    );
  });

  it('scales the texts of the map with the map, not with the text of the page', () => {
    openPage(page);
    expect(screen.getByRole('img', { name: /^Map of/ })).toHaveAttribute('font-size', '16');
    expect(insertedRules()).not.toMatch(/ (?:text|\.office) \{[^}]*rem;/);
  });

  it('shows the contact form, or an e-mail if the form fails to load [STA-3]', () => {
    openPage(page, 'en', { renderWidget: (slot) => <p>widget {slotKey(slot)}</p> });
    expect(
      within(screen.getByRole('region', { name: 'Write to us' })).getByText('widget account/ContactForm'),
    ).toBeVisible();
  });

  it('shows an e-mail until the form has loaded', () => {
    openPage(page);
    const message = within(screen.getByRole('region', { name: 'Write to us' }));
    expect(message.getByRole('link')).toHaveAttribute('href', 'mailto:hello@caravan.example');
  });

  it('gives its opening hours to search engines', () => {
    expect(metaOf(page, 'en').jsonLd).toMatchObject([
      {
        '@type': 'AutoDealer',
        telephone: '+995 32 2 555 01 40',
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '10:00',
          closes: '18:00',
        },
      },
    ]);
  });
});
