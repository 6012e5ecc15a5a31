import type { LandedFigure } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { Section, Skeleton } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { AgeLimit } from '../../components/landed/AgeLimit';
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
  const { country, low, high, problem } = landed;
  const total = low === null || high === null ? null : { low, high };
  // Customs of Georgia do not depend on the price.
  const isClearanceKnown = total !== null || (country === 'georgia' && problem === 'noPrice');
  return (
    <Section title={t('landedReceipt.local.title')} lead={t('landedReceipt.local.lead')}>
      <LandedSum price={{ ...landed, total }} />
      {(isClearanceKnown || problem === 'tooOld') && (
        <LazyDisclosure title={t(isClearanceKnown ? 'landedReceipt.open' : 'landedReceipt.refusal')}>
          {() => <VehicleReceipt id={id} />}
        </LazyDisclosure>
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
        <>
          <AgeLimit receipt={receipt} />
          {receipt.clearance !== null && (
            <Receipt
              receipt={receipt}
              enteredTexts={{
                price: t('landedReceipt.local.price'),
                day: t('landedReceipt.local.day', { day: formatDate(receipt.declaredOn, lang) }),
              }}
            />
          )}
        </>
      )}
    </Fetched>
  );
};
