import { Palette } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';

/** The colour viewer: what build, registry, server and browser know of it without running it. */
export const federation = defineFederation({
  name: 'colour-viewer',
  port: 4614,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'car',
      path: '/car/:id?',
      sideMenu: false,
      examples: ['/car/Low-poly%20Blue?view=back', '/car/Five-spoke%20classic', '/car/Tangerine?with=Signal%20Red'],
      title: { en: 'Colour viewer', ge: 'ფერის შერჩევა' },
      description: {
        en: 'See 62 wraps, printed designs and coatings and 16 wheel designs on a car, from the front, the side and the back.',
        ge: 'ნახეთ ავტომობილზე 62 ფირი, ნახატი და საფარი და 16 დისკი: წინიდან, გვერდიდან და უკნიდან.',
      },
      image: '/media/social/car/xiaomi-su7/signal-red.png',
    },
  ],
  menu: [
    {
      id: 'car',
      path: '/car',
      text: { en: 'Colour viewer', ge: 'ფერის შერჩევა' },
      icon: iconPath(Palette),
      group: 'tools',
      order: 10,
    },
  ],
  widgets: [],
});
