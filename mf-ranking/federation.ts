import { Trophy } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';

/** The ranking section: what build, registry, server and browser know of it without running it. */
export const federation = defineFederation({
  name: 'ranking',
  port: 4613,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'ranking',
      path: '/sales/:id',
      params: { id: ['sale', 'energy', 'hot', 'division', 'price'] },
      sideMenu: true,
      examples: ['/sales/energy?page=2', '/sales/sale?by=wholesale&carType=suv&trend=tesla-model-y'],
      title: { en: 'China car ranking', ge: 'ჩინეთის ავტომობილების რეიტინგი' },
      description: {
        en: 'Monthly sales in China by model, with changes in rank and the price range.',
        ge: 'რას ყიდულობს ჩინეთი: ყოველთვიური გაყიდვები, რეიტინგის ცვლილება და ფასები.',
      },
    },
  ],
  menu: [
    {
      id: 'ranking',
      path: '/sales/sale',
      text: { en: 'China car ranking', ge: 'ჩინეთის რეიტინგი' },
      icon: iconPath(Trophy),
      group: 'data',
      order: 20,
      also: ['/sales/energy', '/sales/hot', '/sales/division', '/sales/price'],
    },
  ],
  widgets: [],
});
