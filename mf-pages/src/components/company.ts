import type { Language, Localised } from '@caravan/shared/contracts';

/** Facts about the company, used by page texts, links and schema.org objects. */
export const company = {
  name: 'Caravan',
  founded: '2018',
  phone: '+995 32 2 555 01 40',
  email: 'hello@caravan.example',
  /** Decimal degrees. */
  latitude: 41.5432,
  longitude: 45.0107,
  opens: '10:00',
  closes: '18:00',
  postalCode: '3700',
} as const;

export const street: Localised = { en: '118 Mshenebelta Street', ge: 'მშენებელთა ქუჩა 118' };
export const city: Localised = { en: 'Rustavi', ge: 'რუსთავი' };
export const country: Localised = { en: 'Georgia', ge: 'საქართველო' };

export const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`;
export const mailLink = `mailto:${company.email}`;
export const mapLink = `geo:${company.latitude},${company.longitude}?q=${company.latitude},${company.longitude}`;

const postalAddress = (lang: Language): object => ({
  '@type': 'PostalAddress',
  streetAddress: street[lang],
  addressLocality: city[lang],
  postalCode: company.postalCode,
  addressCountry: 'GE',
});

const identity = {
  '@id': '/about-us#firm',
  name: company.name,
  url: '/home',
  foundingDate: company.founded,
  telephone: company.phone,
  email: company.email,
} as const;

export const organisation = (lang: Language): object => ({
  '@type': 'Organization',
  ...identity,
  address: postalAddress(lang),
  areaServed: ['GE', 'AZ'],
});

/** Returns the company's office as a schema.org object, with address and opening hours. */
export const office = (lang: Language): object => ({
  '@type': 'AutoDealer',
  ...identity,
  address: postalAddress(lang),
  geo: { '@type': 'GeoCoordinates', latitude: company.latitude, longitude: company.longitude },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: company.opens,
    closes: company.closes,
  },
});
