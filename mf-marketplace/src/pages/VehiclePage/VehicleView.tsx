import type { DetailedVehicle } from '../../api/listed';
import { useTexts } from '@caravan/shared/site';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { VEHICLES_PATH } from '../../api/listView';
import { Gallery } from '../../components/gallery/Gallery';
import { PageBreadcrumbs } from '../../components/PageBreadcrumbs';
import { PriceRequest, VehicleText } from './lazyParts';
import { Recommended } from './Recommended';
import { RequestBar } from './request/RequestBar';
import { Headline } from './Headline';
import { Crumbs, Content, Pictures, Side, Spread, Text } from './VehicleView.styles';

/** Maximum number of recommended vehicles (specification, "Constants"). */
const MAX_RECOMMENDED = 8;

export const VehicleView = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
  const t = useTexts('marketplace');
  const { itemId, name, images } = vehicle;
  const recommended = vehicle.recommended.slice(0, MAX_RECOMMENDED);
  usePageView('FINDER_VEHICLE_PV', { vehicleId: itemId });
  useStay('FINDER_VEHICLE_STAY', { vehicleId: itemId });
  return (
    <>
      <Crumbs>
        <PageBreadcrumbs steps={[{ text: t('vehiclePage.finder'), to: VEHICLES_PATH }, { text: name }]} />
      </Crumbs>
      <Spread>
        <Content>
          <Pictures>
            <Gallery name={name} media={images} />
          </Pictures>
          <Headline vehicle={vehicle} />
          <Text>
            <VehicleText vehicle={vehicle} />
          </Text>
          <RequestBar price={vehicle.price} />
        </Content>
        <Side>
          <PriceRequest vehicle={vehicle} />
        </Side>
      </Spread>
      <Recommended vehicles={recommended} />
    </>
  );
};
