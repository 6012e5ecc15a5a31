import type { MarketBeside, UsedCar } from '@caravan/shared/contracts/calls';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { Section, Skeleton } from '@caravan/shared/ui';
import { MarketBlocks } from './lazyParts';

interface MarketProps {
  readonly car: Pick<UsedCar, 'isDemo'>;
  readonly query: BoundQuery<MarketBeside[]>;
}

/** The market beside a car in the visitor's country. Absent if nothing is known. In the browser it loads after the car. */
export const Market = ({ car, query }: MarketProps) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const result = query.useQuery();
  const market = result.data?.find((each) => each.country === country);
  const isKnown = market !== undefined && (market.place !== null || market.vehicles.length > 0);
  if (result.data !== undefined && !isKnown) return null;
  return (
    <Section title={t('carPage.market.title')}>
      <Fetched query={result} skeleton={<Skeleton $height="14rem" />} failure={t('carPage.market.failed')}>
        {() => market && <MarketBlocks market={market} car={car} />}
      </Fetched>
    </Section>
  );
};
