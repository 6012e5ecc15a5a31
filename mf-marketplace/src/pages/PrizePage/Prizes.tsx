import type { Prize } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { DemoNote } from '../../components/DemoNote';
import { PrizeLedger } from './PrizeLedger';
import { PrizesSkeleton } from './PrizesSkeleton';

/** Prizes: those of the draw (`drawn`), otherwise of the list call. */
export const Prizes = ({ drawn }: { readonly drawn: readonly Prize[] | undefined }) => {
  const t = useTexts('marketplace');
  const list = api.query('prizeList').useQuery({}, { skip: drawn !== undefined });
  const query = drawn === undefined ? list : { data: drawn, isError: false, isFetching: false, refetch: list.refetch };
  return (
    <Section title={t('prize.prizes')}>
      <Fetched query={query} skeleton={<PrizesSkeleton />} failure={t('prize.prizesFailed')}>
        {(prizes) => (
          <>
            {drawn === undefined && <DemoNote kind="prize" items={prizes} />}
            <PrizeLedger prizes={prizes} />
          </>
        )}
      </Fetched>
    </Section>
  );
};
