import { Trophy } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';
import { inBothLanguages } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = inBothLanguages(en, ge);

/** The declaration of this remote for build, registry, server and browser. */
export const federation = defineFederation({
  name: 'ranking',
  port: 4613,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'ranking',
      path: '/sales/:id',
      params: { id: ['sale', 'energy', 'hot', 'division', 'price'] },
      query: ['by', 'month', 'carType', 'from', 'to', 'page', 'trend'],
      sideMenu: true,
      embed: {
        name: 'ranking',
        height: [3044, 2270, 1732],
        georgianHeight: [3735, 2675, 1861],
        attributes: {
          list: { gives: 'id', values: ['sale', 'energy', 'hot', 'division', 'price'], otherwise: 'sale' },
          month: { gives: 'month', months: 6, onlyWith: { list: ['sale'] } },
        },
      },
      examples: ['/sales/energy?page=2', '/sales/sale?by=wholesale&carType=suv&trend=tesla-model-y'],
      ...texts.pages.ranking,
    },
  ],
  menu: [
    {
      id: 'ranking',
      path: '/sales/sale',
      text: texts.menu.ranking,
      icon: iconPath(Trophy),
      group: 'data',
      order: 20,
      also: ['/sales/energy', '/sales/hot', '/sales/division', '/sales/price'],
    },
  ],
  widgets: [],
});
