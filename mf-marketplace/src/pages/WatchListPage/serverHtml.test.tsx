import { renderToString } from 'react-dom/server';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { refused, testHost } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../../api/api';
import { texts } from '../../testing/texts';
import { vehicleDetail } from '../VehiclePage/testing/vehicleDetail';
import { page } from './WatchListPage';

it('compares the vehicles of the address without JavaScript [WAT-3]', async () => {
  const address = '/watch-list?compare=1,9,2';
  const { context, wrapInHost } = testHost({
    part: api,
    texts: texts.en,
    answer: (_call, { id: itemId }) =>
      itemId === '9' ? refused(errorCodes.notFound) : vehicleDetail({ itemId: String(itemId) }),
  });
  const url = new URL(address, 'http://site.test');
  await page.load({ context: { ...context, side: 'server' }, params: {}, url });
  const html = renderToString(wrapInHost(testRouter(address).view(<page.Component />)));
  expect(html.match(/(?<=href="\/detail\/)\d/g)).toEqual(['1', '2']);
  expect(html).toContain('Car 9 could not be loaded');
  expect(html).toMatch(/<noscript><p>Your watch list is saved in this browser and needs JavaScript/);
});
