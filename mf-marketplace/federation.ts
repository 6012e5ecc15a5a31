import { CONTRACT_VERSION, defineFederation } from '@caravan/shared/contracts';

/** The marketplace section: what build, registry, server and browser know of it without running it. */
export const federation = defineFederation({
  name: 'marketplace',
  port: 4611,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'home',
      path: '/home',
      sideMenu: true,
      title: {
        en: 'Used cars from China for Georgia and Azerbaijan',
        ge: 'მეორადი ავტომობილები ჩინეთიდან საქართველოსა და აზერბაიჯანში',
      },
      description: {
        en: 'A catalogue of used cars with prices and shipping terms, a vehicle finder, news, and what sells in Georgia and Azerbaijan week by week.',
        ge: 'მეორადი ავტომობილების კატალოგი ფასებითა და მიწოდების პირობებით, ავტომობილის ძიება, სიახლეები და გაყიდვები საქართველოსა და აზერბაიჯანში კვირების მიხედვით.',
      },
      widgets: ['statistics/DataInsights'],
    },
  ],
  menu: [
    { id: 'home', path: '/home', text: { en: 'Home', ge: 'მთავარი' }, icon: 'home', group: 'market', order: 10 },
    {
      id: 'catalogue',
      path: '/home#Catalogue',
      text: { en: 'Catalogue', ge: 'კატალოგი' },
      icon: 'list',
      group: 'market',
      order: 15,
    },
    {
      id: 'finder',
      path: '/home#VehicleFinder',
      text: { en: 'Vehicle finder', ge: 'ავტომობილის ძიება' },
      icon: 'car',
      group: 'market',
      order: 20,
    },
  ],
  widgets: [],
});
