import type { LandedFigure } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { Section, Skeleton } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { LandedSum } from '../../components/landed/LandedSum';
import { Receipt } from '../../components/landed/Receipt';
import { LazyDisclosure } from '../../components/LazyDisclosure';

interface VehicleLandedProps {
  readonly id: string;
  readonly landed: LandedFigure;
}

/** The price of a vehicle with customs clearance in its country, and its receipt (LAND-1, LAND-2). */
export const VehicleLanded = ({ id, landed }: VehicleLandedProps) => {
  const t = useTexts('marketplace');
  const { low, high } = landed;
  const total = low === null || high === null ? null : { low, high };
  return (
    <Section title={t('landedReceipt.local.title')} lead={t('landedReceipt.local.lead')}>
      <LandedSum price={{ ...landed, total }} />
      {total !== null && (
        <LazyDisclosure title={t('landedReceipt.open')}>{() => <VehicleReceipt id={id} />}</LazyDisclosure>
      )}
    </Section>
  );
};

/** Loads in the browser only: the receipt is longer than all other facts of the page. */
const VehicleReceipt = ({ id }: Pick<VehicleLandedProps, 'id'>) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const query = api.query('vehicleLandedPrice').useQuery({ id });
  return (
    <Fetched query={query} skeleton={<Skeleton $height="9rem" />} failure={t('landedReceipt.failed')}>
      {(receipt) => (
        <Receipt
          receipt={receipt}
          enteredTexts={{
            price: t('landedReceipt.local.price'),
            day: t('landedReceipt.local.day', { day: formatDate(receipt.declaredOn, lang) }),
          }}
        />
      )}
    </Fetched>
  );
};
