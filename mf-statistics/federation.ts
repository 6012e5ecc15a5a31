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
        en: 'How many cars of a model are sold in Georgia and Azerbaijan, at what price, and their age and mileage.',
        ge: 'რამდენი ავტომობილი იყიდება ამ მოდელის საქართველოსა და აზერბაიჯანში, რა ფასად, რამდენი წლისა და რა გარბენით.',
      },
    },
    // Framed by auction sites: `title` is what they call a car.
    {
      id: 'auction-trend',
      path: '/{auction}/page',
      sideMenu: false,
      framed: true,
      index: false,
      examples: ['/{auction}/page?title=2017%20TOYOTA%20PRIUS%20TWO'],
      title: { en: 'Sales of a model', ge: 'მოდელის გაყიდვები' },
      description: {
        en: 'How a car’s model sells, week by week.',
        ge: 'როგორ იყიდება ავტომობილის მოდელი კვირების მიხედვით.',
      },
    },
    {
      id: 'auction-days',
      path: '/{auction}/g2',
      sideMenu: false,
      framed: true,
      index: false,
      examples: [
        '/{auction}/g2?title=2018%20TOYOTA%20CAMRY%20SE',
        '/{auction}/g2?title=2018%20TOYOTA%20CAMRY%20SE&location=azerbaijan',
      ],
      title: { en: 'Sales of a model', ge: 'მოდელის გაყიდვები' },
      description: {
        en: 'How a car’s model sells, day by day.',
        ge: 'როგორ იყიდება ავტომობილის მოდელი დღეების მიხედვით.',
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
