import { screen, within } from '@testing-library/react';
import { metaOf, openPage } from '../../testing/openPage';
import { page } from './AboutPage';

const facts = [
  ['en', 'car-export trade platform', 'Founded2018', 'Dealers4,600+', 'Cars sold per year42,000+'],
  [
    'ge',
    'ავტომობილების ექსპორტის სავაჭრო პლატფორმა',
    'დაარსდა2018',
    'დილერი4 600+',
    'გაყიდული ავტომობილი წელიწადში42 000+',
  ],
] as const;

describe('/about-us', () => {
  it.each(facts)('shows in %s what the company is, its age and its size [STA-1]', (lang, description, ...figures) => {
    const content = openPage(page, lang);
    expect(content).toHaveTextContent(description);
    const [box] = screen.getAllByRole('region').filter((region) => region.textContent?.includes('42'));
    for (const figure of figures) expect(box).toHaveTextContent(figure);
  });

  it('shows the sea route of a car from China to Rustavi', () => {
    openPage(page);
    const route = screen.getByRole('list', { name: /port in China across the sea/ });
    const stops = within(route).getAllByRole('heading');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      'China',
      'A port in China',
      'At sea',
      'Poti or Batumi',
      'Rustavi',
    ]);
  });

  it('describes the organisation to search engines in the language of the page', () => {
    expect(metaOf(page, 'en').jsonLd).toMatchObject([
      { '@type': 'Organization', foundingDate: '2018', address: { addressLocality: 'Rustavi' } },
    ]);
    expect(JSON.stringify(metaOf(page, 'ge').jsonLd)).toContain('რუსთავი');
  });
});
