import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { widgetAddress, widgetRoute } from './widgetAddress';

const embed = {
  name: 'top',
  height: [800, 600, 700],
  attributes: {
    list: { gives: 'id', values: ['sale', 'hot'], otherwise: 'sale' },
    country: { gives: 'location' },
  },
} as const;
const top = routeOf('home', '/sales/:id', { embed });
const manifest = manifestOf([remoteOf('account'), remoteOf('ranking', { routes: [top] })]);

it('finds the route that declares the name of a widget', () => {
  expect(widgetRoute(manifest, 'top')).toBe(top);
  expect(() => widgetRoute(manifest, 'nothing')).toThrow('there is no widget "nothing"; there are top');
});

it('puts attributes into path and query, with declared defaults [EMB-2]', () => {
  expect(widgetAddress(top, {})).toBe('/sales/sale');
  expect(widgetAddress(top, { list: 'hot', country: 'a&b', other: 'x' })).toBe('/sales/hot?location=a%26b');
  expect(() => widgetAddress(top, { list: 'cold' })).toThrow('list="cold" is none of sale, hot');
});
