import { boundQuery } from '@caravan/shared/store';
import { allPages } from '../../api/allPages';
import { api } from '../../api/api';
import { validId } from '../../api/validId';
import { LandedReceipts } from '../../components/landed/lazyParts';
import { PageColumn } from '../../components/PageColumn';
import { PriceHistory } from '../../components/priceHistory/lazyParts';
import { defineSubjectPage } from '../../define';
import { CarDetail } from './CarDetail';
import { CarSkeleton } from './CarSkeleton';
import { carMeta } from './carMeta';
import { cataloguePath } from './carTexts';
import { MarketBlocks } from './market/lazyParts';
import { SimilarCars } from './SimilarCars';

export const page = defineSubjectPage('car', {
  address: ({ params }) => ({ id: validId(params.id) }),
  subject: ({ id }) => boundQuery(api.query('getUsedCarInfo'), { id }),
  queries: ({ id }) => ({
    // Only the server waits for these. In the browser they load after the car.
    landed: boundQuery(api.query('landedPrice'), { id }, 'server'),
    market: boundQuery(api.query('carMarket'), { id }, 'server'),
    comparison: boundQuery(api.query('carCompare'), { carIds: [id] }, 'server'),
  }),
  View: ({ subject, queries: { landed, market, comparison } }) => (
    <CarDetail car={subject} landed={landed} market={market} comparison={comparison} />
  ),
  Frame: PageColumn,
  Skeleton: CarSkeleton,
  lazyParts: [LandedReceipts, MarketBlocks, PriceHistory],
  texts: 'carPage',
  back: cataloguePath(),
  gone: {
    query: ({ id }) => boundQuery(api.query('usedCarsLike'), { id }),
    View: ({ view: { id } }) => <SimilarCars id={id} isGone />,
  },
  meta: ({ subject, setting, t }) => carMeta(subject, setting, t),
  addresses: async ({ fetch }) => {
    const cars = await allPages((parameter) => fetch(boundQuery(api.query('usedCarPage'), parameter)));
    return cars.map(({ usedCarId }) => `/car/model/detail/${encodeURIComponent(usedCarId)}`);
  },
});
