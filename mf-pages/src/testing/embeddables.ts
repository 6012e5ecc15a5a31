import type { Embeddable } from '@caravan/shared/site';

/** A widget whose path names a list, and that may not be framed. */
export const ranking: Embeddable = {
  remote: 'lists',
  name: 'ranking',
  title: 'A ranking',
  path: '/lists/:id',
  framed: false,
  height: [1240, 900, 900],
  attributes: {
    list: { gives: 'id', values: ['sale', 'energy'], otherwise: 'sale' },
    month: { gives: 'month' },
  },
};

/** A chart of a model, made for frames. */
export const chart: Embeddable = {
  remote: 'charts',
  name: 'model',
  title: 'Sales of a model',
  path: '/embed/model/:type/:id/:chart',
  framed: true,
  height: [520, 480, 480],
  attributes: {
    model: { gives: 'id', otherwise: 'toyota-prius' },
    country: { gives: 'location', values: ['georgia', 'azerbaijan'] },
    interval: { gives: 'type', values: ['week', 'month'], otherwise: 'week' },
    chart: { gives: 'chart', values: ['sales', 'price'], otherwise: 'sales' },
  },
};
