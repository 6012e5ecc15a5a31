import { Info, LifeBuoy, Phone, Store } from 'lucide';
import { contactForm, CONTRACT_VERSION, defineFederation, iconPath, slotOf } from '@caravan/shared/contracts';

/** The static pages: what build, registry, server and browser know of them without running them. */
export const federation = defineFederation({
  name: 'pages',
  port: 4616,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'about',
      path: '/about-us',
      sideMenu: true,
      title: { en: 'About us', ge: 'ჩვენ შესახებ' },
      description: {
        en: 'A car-export trade platform, founded in 2018: 4,600+ dealers, 42,000+ cars a year.',
        ge: 'ავტომობილების ექსპორტის სავაჭრო პლატფორმა, დაარსებული 2018 წელს: 4 600-ზე მეტი დილერი, წელიწადში 42 000-ზე მეტი ავტომობილი.',
      },
    },
    {
      id: 'dealers',
      path: '/service-support',
      sideMenu: true,
      title: { en: 'For dealers', ge: 'დილერებისთვის' },
      description: {
        en: 'The dealer package and dealer software: price discovery, demand insight, synchronised auctions, multi-listing, direct sales and invoicing.',
        ge: 'დილერის პაკეტი და პროგრამა: ფასების დადგენა, მოთხოვნის ანალიზი, სინქრონული აუქციონები, განთავსება რამდენიმე ადგილას, პირდაპირი გაყიდვები და ინვოისები.',
      },
    },
    {
      id: 'contacts',
      path: '/contacts-us',
      sideMenu: true,
      title: { en: 'Contacts', ge: 'კონტაქტი' },
      description: {
        en: 'Address, phone, e-mail and a map. We answer Monday to Friday, 10:00 to 18:00.',
        ge: 'მისამართი, ტელეფონი, ელ. ფოსტა და რუკა. გიპასუხებთ ორშაბათიდან პარასკევის ჩათვლით, 10:00-დან 18:00-მდე.',
      },
      widgets: [slotOf(contactForm)],
    },
    {
      id: 'privacy',
      path: '/privacy',
      sideMenu: true,
      title: { en: 'Privacy policy', ge: 'კონფიდენციალურობის პოლიტიკა' },
      description: {
        en: 'What Caravan keeps about you, why, for how long, and what you can ask of us.',
        ge: 'რას ინახავს Caravan თქვენ შესახებ, რატომ, რამდენ ხანს და რისი მოთხოვნა შეგიძლიათ ჩვენგან.',
      },
    },
    {
      id: 'help',
      path: '/help',
      sideMenu: true,
      title: { en: 'Help: the browser extension', ge: 'დახმარება: ბრაუზერის გაფართოება' },
      description: {
        en: 'Install the Caravan browser extension, use it on auction pages, and solve what can go wrong.',
        ge: 'დააყენეთ Caravan-ის ბრაუზერის გაფართოება, გამოიყენეთ აუქციონის გვერდებზე და მოაგვარეთ შესაძლო ხარვეზები.',
      },
    },
    {
      id: 'access',
      path: '/help/how-it-works',
      sideMenu: true,
      title: { en: 'Regain access to an auction site', ge: 'აუქციონის საიტზე წვდომის აღდგენა' },
      description: {
        en: 'Step by step: what to do when an auction site no longer lets you in.',
        ge: 'ნაბიჯ-ნაბიჯ: რა უნდა გააკეთოთ, თუ აუქციონის საიტი აღარ გიშვებთ.',
      },
    },
  ],
  menu: [
    {
      id: 'dealers',
      path: '/service-support',
      text: { en: 'For dealers', ge: 'დილერებისთვის' },
      icon: iconPath(Store),
      group: 'more',
      order: 10,
    },
    {
      id: 'help',
      path: '/help',
      text: { en: 'Help', ge: 'დახმარება' },
      icon: iconPath(LifeBuoy),
      group: 'more',
      order: 20,
      also: ['/help/how-it-works'],
    },
    {
      id: 'about',
      path: '/about-us',
      text: { en: 'About us', ge: 'ჩვენ შესახებ' },
      icon: iconPath(Info),
      group: 'more',
      order: 30,
    },
    {
      id: 'contacts',
      path: '/contacts-us',
      text: { en: 'Contacts', ge: 'კონტაქტი' },
      icon: iconPath(Phone),
      group: 'more',
      order: 40,
    },
  ],
  widgets: [],
});
