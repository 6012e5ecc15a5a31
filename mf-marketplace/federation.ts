import { Calculator, Car, Download, Gift, Heart, House, List } from 'lucide';
import { CONTRACT_VERSION, dataInsights, defineFederation, iconPath, slotOf } from '@caravan/shared/contracts';
import { listParameters } from '@caravan/shared/contracts/calls';
import { fuels, steerings } from '@caravan/shared/landed';
import { inBothLanguages } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = inBothLanguages(en, ge);

/** The declaration of this remote for build, registry, server and browser. */
export const federation = defineFederation({
  name: 'marketplace',
  port: 4611,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'home',
      path: '/home',
      query: [...listParameters, 'finderBrand', 'finderPage'],
      sideMenu: true,
      ...texts.pages.home,
      widgets: [slotOf(dataInsights)],
    },
    {
      id: 'cars',
      path: '/cars',
      query: listParameters,
      sideMenu: true,
      examples: ['/cars?brand=byd&brand=zeekr&energy=electric&priceMax=30000&sort=priceAsc', '/cars?keyword=zzzzzz'],
      ...texts.pages.cars,
    },
    {
      id: 'vehicles',
      path: '/vehicles',
      query: listParameters,
      sideMenu: true,
      examples: ['/vehicles?body=suv&energy=electric&priceMax=25000', '/vehicles?brand=toyota&page=2'],
      ...texts.pages.vehicles,
    },
    {
      id: 'vehicle',
      path: '/detail/:itemId',
      query: [],
      sideMenu: true,
      examples: ['/detail/200035'],
      ...texts.pages.vehicle,
    },
    {
      id: 'advertiser',
      path: '/friendship/:id',
      query: [],
      sideMenu: true,
      examples: ['/friendship/402'],
      ...texts.pages.advertiser,
    },
    {
      id: 'spec-sheet',
      path: '/argument/detail/:id',
      query: [],
      sideMenu: true,
      examples: ['/argument/detail/402'],
      ...texts.pages['spec-sheet'],
    },
    {
      id: 'car',
      path: '/car/model/detail/:id',
      query: [],
      sideMenu: true,
      examples: ['/car/model/detail/100001'],
      ...texts.pages.car,
    },
    {
      id: 'calculator',
      path: '/calculator',
      query: ['price', 'terms', 'freight', 'year', 'month', 'fuel', 'engine', 'steering', 'date'],
      sideMenu: true,
      embed: {
        name: 'calculator',
        height: [1404, 1144, 1084],
        georgianHeight: [1586, 1249, 1156],
        attributes: {
          price: { gives: 'price' },
          terms: { gives: 'terms', values: ['cif', 'fob'] },
          freight: { gives: 'freight' },
          year: { gives: 'year' },
          fuel: { gives: 'fuel', values: [...fuels] },
          engine: { gives: 'engine' },
          steering: { gives: 'steering', values: [...steerings] },
        },
      },
      examples: [
        '/calculator?price=12000&year=2021&month=5&fuel=petrol&engine=1998&steering=left&date=2026-11-26',
        '/calculator?price=9500&terms=fob&freight=2400&year=2015&fuel=electric',
      ],
      ...texts.pages.calculator,
    },
    {
      id: 'watch-list',
      path: '/watch-list',
      query: ['compare'],
      sideMenu: true,
      index: false,
      ...texts.pages['watch-list'],
    },
    {
      id: 'save-search',
      path: '/save-search',
      query: [...listParameters, 'list', 'name'],
      sideMenu: true,
      index: false,
      ...texts.pages['save-search'],
    },
    { id: 'downloads', path: '/download', query: [], sideMenu: true, ...texts.pages.downloads },
    { id: 'prize', path: '/prize', query: [], sideMenu: true, ...texts.pages.prize },
  ],
  menu: [
    { id: 'home', path: '/home', text: texts.menu.home, icon: iconPath(House), group: 'market', order: 10 },
    {
      id: 'catalogue',
      path: '/cars',
      text: texts.menu.catalogue,
      icon: iconPath(List),
      group: 'market',
      order: 15,
      also: ['/car/model/detail/:id'],
    },
    {
      id: 'finder',
      path: '/vehicles',
      text: texts.menu.finder,
      icon: iconPath(Car),
      group: 'market',
      order: 20,
      also: ['/detail/:itemId'],
    },
    {
      id: 'calculator',
      path: '/calculator',
      text: texts.menu.calculator,
      icon: iconPath(Calculator),
      group: 'market',
      order: 25,
    },
    {
      id: 'watch-list',
      path: '/watch-list',
      text: texts.menu['watch-list'],
      icon: iconPath(Heart),
      group: 'market',
      order: 30,
    },
    { id: 'prize', path: '/prize', text: texts.menu.prize, icon: iconPath(Gift), group: 'more', order: 60 },
    {
      id: 'downloads',
      path: '/download',
      text: texts.menu.downloads,
      icon: iconPath(Download),
      group: 'more',
      order: 70,
    },
  ],
  widgets: [],
});
