import type { ViewedVehicle } from '../../api/listed';
import { PriceHistory } from '../../components/priceHistory/lazyParts';
import { SalesLink } from '../../components/SalesLink';
import { HistoryReport } from './HistoryReport';
import { Overview } from './Overview';
import { VehicleBrand } from './VehicleBrand';
import { VehicleLanded } from './VehicleLanded';
import { Description } from './VehicleView.styles';

/** All facts of a vehicle below its pictures and price. */
export const VehicleText = ({ vehicle }: { readonly vehicle: ViewedVehicle }) => {
  const { itemId, landed, description, salesModelId } = vehicle;
  return (
    <>
      {landed && <VehicleLanded id={itemId} landed={landed} />}
      <VehicleBrand vehicle={vehicle} />
      <SalesLink modelId={salesModelId} />
      {description !== '' && <Description>{description}</Description>}
      <Overview vehicle={vehicle} />
      <HistoryReport vehicle={vehicle} />
      <PriceHistory kind="vehicle" id={itemId} />
    </>
  );
};
