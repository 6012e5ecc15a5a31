import { boundQuery } from '@caravan/shared/store';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { allPages } from '../../api/allPages';
import { api } from '../../api/api';
import { validId } from '../../api/validId';
import { LandedReceipts } from '../../components/landed/lazyParts';
import { PriceHistory } from '../../components/priceHistory/lazyParts';
import { defineSubjectPage } from '../../defineSubjectPage';
import { CarDetail } from './CarDetail';
import { carMeta } from './carMeta';
import { cataloguePath } from '../../components/catalogue/carTexts';
import { MarketBlocks } from './market/lazyParts';
import { SimilarCars } from './SimilarCars';
import { Body, Main, Pictures, Side } from './CarPage.styles';
import { Tag } from './prices/PriceTag.styles';

/** Skeleton of a car's page, about as tall as its first screens. */
const CarSkeleton = () => (
  <>
    <Skeleton $height="1.8rem" $width="16rem" />
    <Body>
      <Pictures>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="8.5rem" />
      </Pictures>
      <Side>
        <Head>
          <Skeleton $height="2rem" $width="8rem" />
          <Skeleton $height="2.75rem" $width="80%" />
          <Skeleton $height="1.6rem" $width="60%" />
        </Head>
        <Tag as="div">
          <Skeleton $height="31rem" />
        </Tag>
      </Side>
      <Main>
        <Skeleton $height="5rem" />
        <MainSkeleton $height="50rem" />
      </Main>
    </Body>
  </>
);

const Head = styled.div`
  display: grid;
  gap: ${space.half};
  padding-bottom: ${space[2]};
`;

const MainSkeleton = styled(Skeleton)`
  margin-top: ${space[4]};
`;

export const page = defineSubjectPage('car', {
  address: ({ params }) => ({ id: validId(params.id) }),
  subject: ({ id }) => boundQuery(api.query('getUsedCarInfo'), { id }),
  queries: ({ id }) => ({
    // Only the server waits for these. In the browser they load after the car.
    landed: boundQuery(api.query('landedPrice'), { id }, 'server'),
    market: boundQuery(api.query('carMarket'), { id }, 'server'),
    comparison: boundQuery(api.query('carCompare'), { carIds: [id] }, 'server'),
  }),
  View: ({ subject, queries }) => <CarDetail car={subject} {...queries} />,
  Skeleton: CarSkeleton,
  lazyParts: [LandedReceipts, MarketBlocks, PriceHistory],
  texts: 'carPage',
  back: cataloguePath(),
  removed: {
    query: ({ id }) => boundQuery(api.query('usedCarsLike'), { id }),
    View: ({ view: { id } }) => <SimilarCars id={id} isGone />,
  },
  meta: ({ subject, setting, t }) => carMeta(subject, setting, t),
  addresses: async ({ fetch }) => {
    const cars = await allPages((parameter) => fetch(boundQuery(api.query('usedCarPage'), parameter)));
    return cars.map(({ usedCarId }) => `/car/model/detail/${encodeURIComponent(usedCarId)}`);
  },
});
