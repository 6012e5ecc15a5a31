import { boundQuery } from '@caravan/shared/store';
import { Skeleton } from '@caravan/shared/ui';
import { allPages } from '../../api/allPages';
import { validId } from '../../api/validId';
import { api } from '../../api/api';
import { VEHICLES_PATH } from '../../api/listView';
import { PriceHistory } from '../../components/priceHistory/lazyParts';
import { defineSubjectPage } from '../../defineSubjectPage';
import { PriceRequest, VehicleText } from './lazyParts';
import { SimilarToGone } from './Recommended';
import { vehicleMeta } from './vehicleMeta';
import { VehicleView } from './VehicleView';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { Frame } from './Headline.styles';
import { Content, Pictures, Side, Spread, Text } from './VehicleView.styles';

const VehicleSkeleton = () => (
  <>
    <Skeleton $height="1.8rem" $width="16rem" />
    <Spread>
      <Content>
        <Pictures>
          <Skeleton $ratio="16/10" />
          <Skeleton $height="7rem" />
        </Pictures>
        <Frame>
          <Skeleton $height="2.75rem" $width="80%" />
          <Skeleton $height="3.6rem" />
          <Skeleton $height="10rem" />
        </Frame>
        <Text>
          <Skeleton $height="24rem" />
        </Text>
      </Content>
      <Side>
        <Skeleton $height="48rem" />
      </Side>
    </Spread>
    <VehicleGridSkeleton count={4} />
  </>
);

export const page = defineSubjectPage('vehicle', {
  address: ({ params }) => ({ id: validId(params.itemId) }),
  subject: ({ id }, { lang }) => boundQuery(api.query('getFinderVehicleDetail'), { id, lang }),
  queries: () => ({}),
  View: ({ subject }) => <VehicleView vehicle={subject} />,
  Skeleton: VehicleSkeleton,
  lazyParts: [VehicleText, PriceHistory, PriceRequest],
  texts: 'vehiclePage',
  back: VEHICLES_PATH,
  removed: {
    query: ({ id }, { lang }) => boundQuery(api.query('finderVehiclesLike'), { id, lang }),
    View: ({ view: { id } }) => <SimilarToGone id={id} />,
  },
  meta: ({ subject, setting, t }) => vehicleMeta(subject, setting, t),
  addresses: async ({ fetch, setting: { lang } }) => {
    const vehicles = await allPages((parameter) =>
      fetch(boundQuery(api.query('getFinderVehicles'), { lang, ...parameter })),
    );
    return vehicles.map(({ itemId }) => `/detail/${itemId}`);
  },
});
