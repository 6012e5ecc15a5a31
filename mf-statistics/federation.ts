import { ChartColumn } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';
import { inBothLanguages } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = inBothLanguages(en, ge);
const salesCharts = ['sales', 'price', 'best-sold', 'most-offered', 'by-year', 'by-price'] as const;
const modelCharts = ['sales', 'price', 'by-price', 'by-mileage', 'by-year'] as const;

/** The declaration of this remote for build, registry, server and browser. */
export const federation = defineFederation({
  name: 'statistics',
  port: 4612,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'sales',
      path: '/sales/list',
      query: ['location', 'month', 'type'],
      sideMenu: true,
      examples: ['/sales/list?location=azerbaijan&type=1'],
      ...texts.pages.sales,
    },
    {
      id: 'model',
      path: '/sales/detail/:type/:id',
      params: { type: ['week', 'month'] },
      query: ['location', 'month'],
      sideMenu: true,
      examples: ['/sales/detail/week/toyota-prius', '/sales/detail/month/toyota-camry?location=azerbaijan'],
      ...texts.pages.model,
    },
    // One chart each, for frames in pages of other sites.
    {
      id: 'embed-sales',
      path: '/embed/sales/:chart',
      params: { chart: salesCharts },
      query: ['location', 'month', 'type'],
      sideMenu: false,
      framed: true,
      embed: {
        name: 'market',
        height: [706, 571, 627],
        georgianHeight: [810, 608, 640],
        attributes: {
          chart: {
            gives: 'chart',
            values: salesCharts,
            otherwise: 'sales',
            heights: { 'best-sold': [900, 831, 1058], 'most-offered': [900, 831, 1058] },
          },
          country: { gives: 'location', values: ['georgia', 'azerbaijan'] },
          month: { gives: 'month' },
        },
      },
      index: false,
      examples: ['/embed/sales/sales', '/embed/sales/best-sold?location=azerbaijan&type=1', '/embed/sales/by-price'],
      ...texts.pages['embed-sales'],
    },
    {
      id: 'embed-model',
      path: '/embed/model/:type/:id/:chart',
      params: { type: ['week', 'month'], chart: modelCharts },
      query: ['location', 'month'],
      sideMenu: false,
      framed: true,
      embed: {
        name: 'model',
        height: [706, 571, 627],
        georgianHeight: [810, 608, 640],
        attributes: {
          model: { gives: 'id', otherwise: 'toyota-prius' },
          chart: { gives: 'chart', values: modelCharts, otherwise: 'sales' },
          interval: { gives: 'type', values: ['week', 'month'], otherwise: 'week' },
          country: { gives: 'location', values: ['georgia', 'azerbaijan'] },
          month: { gives: 'month' },
        },
      },
      index: false,
      examples: ['/embed/model/week/toyota-prius/price', '/embed/model/month/toyota-camry/by-mileage'],
      ...texts.pages['embed-model'],
    },
    // Framed by auction sites. `title` is their title of a car.
    {
      id: 'auction-trend',
      path: '/{auction}/page',
      query: ['title', 'location'],
      sideMenu: false,
      framed: true,
      index: false,
      examples: ['/{auction}/page?title=2017%20TOYOTA%20PRIUS%20TWO'],
      ...texts.pages['auction-trend'],
    },
    {
      id: 'auction-days',
      path: '/{auction}/g2',
      query: ['title', 'location'],
      sideMenu: false,
      framed: true,
      index: false,
      examples: [
        '/{auction}/g2?title=2018%20TOYOTA%20CAMRY%20SE',
        '/{auction}/g2?title=2018%20TOYOTA%20CAMRY%20SE&location=azerbaijan',
      ],
      ...texts.pages['auction-days'],
    },
    {
      id: 'dashboard',
      path: '/dashboard',
      query: ['from', 'to', 'events'],
      sideMenu: false,
      index: false,
      ...texts.pages.dashboard,
    },
  ],
  menu: [
    {
      id: 'sales',
      path: '/sales/list',
      text: texts.menu.sales,
      icon: iconPath(ChartColumn),
      group: 'data',
      order: 10,
      also: ['/sales/detail/:type/:id'],
    },
  ],
  widgets: [{ id: 'DataInsights' }],
});
