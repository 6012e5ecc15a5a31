import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { Section, Skeleton } from '@caravan/shared/ui';
import { LANDED_ID } from '../../components/landed/importCountry';
import { LandedReceipts } from '../../components/landed/lazyParts';

interface LandedPriceProps {
  readonly query: BoundQuery<LandedReceipt[]>;
}

/** The section with the landed price and its receipts. In the browser they load after the car. */
export const LandedPrice = ({ query }: LandedPriceProps) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  return (
    <Section id={LANDED_ID} title={t(`landed.cleared.${country}`)} lead={t('landedReceipt.lead')}>
      <Fetched query={query.useQuery()} skeleton={<Skeleton $height="9rem" />} failure={t('landedReceipt.failed')}>
        {(receipts) => <LandedReceipts receipts={receipts} />}
      </Fetched>
    </Section>
  );
};
