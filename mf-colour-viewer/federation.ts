import { Palette } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';
import { inBothLanguages } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = inBothLanguages(en, ge);

/** The declaration of this remote for build, registry, server and browser. */
export const federation = defineFederation({
  name: 'colour-viewer',
  port: 4614,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'car',
      path: '/car/:id?',
      query: ['view', 'with'],
      sideMenu: false,
      examples: ['/car/Low-poly%20Blue?view=back', '/car/Five-spoke%20classic', '/car/Tangerine?with=Signal%20Red'],
      ...texts.pages.car,
      image: '/media/social/car/xiaomi-su7/signal-red.png',
    },
  ],
  menu: [{ id: 'car', path: '/car', text: texts.menu.car, icon: iconPath(Palette), group: 'tools', order: 10 }],
  widgets: [],
});
