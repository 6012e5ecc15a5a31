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
    {
      id: 'model',
      path: '/sales/detail/:type/:id',
      params: { type: ['week', 'month'] },
      sideMenu: true,
      examples: ['/sales/detail/week/toyota-prius', '/sales/detail/month/toyota-camry?location=azerbaijan'],
      title: { en: 'Sales of a model', ge: 'მოდელის გაყიდვები' },
      description: {
        en: 'How many cars of a model are sold in Georgia and Azerbaijan, at what price, how old and how far driven.',
        ge: 'რამდენი ავტომობილი იყიდება ამ მოდელის საქართველოსა და აზერბაიჯანში, რა ფასად, რამდენი წლისა და რა გარბენით.',
      },
    },
    {
      id: 'dashboard',
      path: '/dashboard',
      sideMenu: false,
      index: false,
      title: { en: 'Dashboard', ge: 'სტატისტიკა' },
      description: {
        en: 'Figures of the site, for its administrator.',
        ge: 'საიტის მაჩვენებლები მისი ადმინისტრატორისთვის.',
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
      also: ['/sales/detail/:type/:id'],
    },
  ],
  widgets: [{ id: 'DataInsights' }],
});
