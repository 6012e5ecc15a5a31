import { ChartColumn } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';

/** The statistics section: what build, registry, server and browser know of it without running it. */
export const federation = defineFederation({
  name: 'statistics',
  port: 4612,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'sales',
      path: '/sales/list',
      sideMenu: true,
      examples: ['/sales/list?location=azerbaijan&type=1'],
      title: { en: 'Sales overview', ge: 'გაყიდვების მიმოხილვა' },
      description: {
        en: 'How many used cars are sold in Georgia and Azerbaijan, week by week and month by month, and at what price.',
        ge: 'რამდენი მეორადი ავტომობილი იყიდება საქართველოსა და აზერბაიჯანში კვირების და თვეების მიხედვით და რა ფასად.',
      },
    },
  ],
  menu: [
    {
      id: 'sales',
      path: '/sales/list',
      text: { en: 'Sales overview', ge: 'გაყიდვების მიმოხილვა' },
      icon: iconPath(ChartColumn),
      group: 'data',
      order: 10,
    },
  ],
  widgets: [{ id: 'DataInsights' }],
});
