import type { ReactElement } from 'react';
import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { DemoNote } from '../../components/DemoNote';
import { Gallery } from '../../components/gallery/Gallery';
import { SalesLink } from '../../components/SalesLink';
import { HistoryReport } from './HistoryReport';
import { Marque } from './Marque';
import { Overview } from './Overview';
import { Recommended } from './Recommended';
import { PriceRequest } from './request/PriceRequest';
import { RequestBar } from './request/RequestBar';
import { Headline } from './Headline';
import { Description, Side, Spread, Story } from './VehicleView.styles';

/** How many vehicles are recommended (specification, "Constants"). */
const RECOMMENDED = 8;

/** A vehicle's page: headline, pictures and report, the price request beside them, and what else there is. */
export const VehicleView = ({ vehicle }: { readonly vehicle: VehicleDetail }): ReactElement => {
  const { itemId, name, images, description } = vehicle;
  const recommended = vehicle.recommended.slice(0, RECOMMENDED);
  usePageView('FINDER_VEHICLE_PV', { vehicleId: itemId });
  useStay('FINDER_VEHICLE_STAY', { vehicleId: itemId });
  return (
    <>
      <Headline vehicle={vehicle} />
      <DemoNote kind="offer" things={[vehicle]} />
      <Spread>
        <Story>
          <Gallery name={name} media={images} priority />
          <Marque vehicle={vehicle} />
          <SalesLink modelId={vehicle.salesModelId} />
          {description !== '' && <Description>{description}</Description>}
          <Overview vehicle={vehicle} />
          <HistoryReport vehicle={vehicle} />
          <RequestBar price={vehicle.price} />
        </Story>
        <Side>
          <PriceRequest vehicle={vehicle} />
        </Side>
      </Spread>
      <Recommended vehicles={recommended} />
    </>
  );
};
