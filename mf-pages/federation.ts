import { CodeXml, Info, LifeBuoy, Phone, Store } from 'lucide';
import { contactForm, CONTRACT_VERSION, defineFederation, iconPath, slotOf } from '@caravan/shared/contracts';
import { inBothLanguages } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = inBothLanguages(en, ge);

/** The declaration of this remote for build, registry, server and browser. */
export const federation = defineFederation({
  name: 'pages',
  port: 4616,
  contract: CONTRACT_VERSION,
  routes: [
    { id: 'about', path: '/about-us', query: [], sideMenu: true, ...texts.pages.about },
    { id: 'dealers', path: '/service-support', query: [], sideMenu: true, ...texts.pages.dealers },
    {
      id: 'contacts',
      path: '/contacts-us',
      query: [],
      sideMenu: true,
      ...texts.pages.contacts,
      widgets: [slotOf(contactForm)],
    },
    { id: 'privacy', path: '/privacy', query: [], sideMenu: true, ...texts.pages.privacy },
    { id: 'help', path: '/help', query: [], sideMenu: true, ...texts.pages.help },
    { id: 'access', path: '/help/how-it-works', query: [], sideMenu: true, ...texts.pages.access },
    {
      id: 'partners',
      path: '/partners',
      query: ['show', 'as', 'language', 'prices', 'theme', 'heading', 'accent', 'background', 'width', 'height'],
      sideMenu: true,
      examples: ['/partners?as=federation&language=ge&theme=dark'],
      ...texts.pages.partners,
    },
    // A separate page for a tag: a document can have only one federation host, and /partners has that of the site.
    {
      id: 'tag',
      path: '/embed/tag',
      query: ['attributes'],
      sideMenu: false,
      framed: true,
      index: false,
      examples: ['/embed/tag?attributes=name%3Dranking%26lang%3Den'],
      ...texts.pages.tag,
    },
  ],
  menu: [
    {
      id: 'dealers',
      path: '/service-support',
      text: texts.menu.dealers,
      icon: iconPath(Store),
      group: 'more',
      order: 10,
    },
    {
      id: 'partners',
      path: '/partners',
      text: texts.menu.partners,
      icon: iconPath(CodeXml),
      group: 'more',
      order: 15,
    },
    {
      id: 'help',
      path: '/help',
      text: texts.menu.help,
      icon: iconPath(LifeBuoy),
      group: 'more',
      order: 20,
      also: ['/help/how-it-works'],
    },
    { id: 'about', path: '/about-us', text: texts.menu.about, icon: iconPath(Info), group: 'more', order: 30 },
    {
      id: 'contacts',
      path: '/contacts-us',
      text: texts.menu.contacts,
      icon: iconPath(Phone),
      group: 'more',
      order: 40,
    },
  ],
  widgets: [],
});
