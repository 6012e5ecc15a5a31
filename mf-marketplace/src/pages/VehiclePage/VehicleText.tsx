import type { Language } from '@caravan/shared/contracts';
import type { OverviewItem } from '@caravan/shared/contracts/calls';
import { MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { FactList, Section, Swatch, type Fact } from '@caravan/shared/ui';
import type { DetailedVehicle } from '../../api/listed';
import { PriceHistory } from '../../components/priceHistory/lazyParts';
import { SalesLink } from '../../components/SalesLink';
import { HistoryReport } from './HistoryReport';
import { VehicleBrand } from './VehicleBrand';
import { VehicleLanded } from './VehicleLanded';
import { Description } from './VehicleView.styles';
import { Attributes } from './Attributes';

/** All facts of a vehicle below its pictures and price. */
export const VehicleText = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
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

const factOf = ({ key, value, colorHex, valueEn, valueGe }: OverviewItem, lang: Language): Fact => {
  const name = (lang === 'ge' ? valueGe : valueEn) ?? value ?? MISSING;
  return { term: key, value: colorHex === null ? name : <Swatch colours={[colorHex]} label={name} size="medium" /> };
};

/** Main facts of a vehicle with colour swatches, and a link to all attributes (DET-5). */
const Overview = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { overview, attributes, name } = vehicle;
  if (overview.length === 0 && attributes.length === 0) return null;
  return (
    <Section title={t('vehiclePage.overview')}>
      <FactList facts={overview.map((item) => factOf(item, lang))} columns="auto" />
      {attributes.length > 0 && <Attributes name={name} attributes={attributes} />}
    </Section>
  );
};
