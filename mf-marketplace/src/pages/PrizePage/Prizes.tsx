import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { usePrizeListQuery } from '../../api/prizeApi';
import { PrizeLedger } from './PrizeLedger';
import { PrizesSkeleton } from './PrizesSkeleton';

/** What can be won; asked for again when `submitCount` has changed, as somebody has taken one of them. */
export const Prizes = ({ submitCount }: { readonly submitCount: number | undefined }): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { refetch, ...query } = usePrizeListQuery({});
  const counted = useRef(submitCount);
  useEffect(() => {
    const before = counted.current;
    counted.current = submitCount;
    if (before !== undefined && submitCount !== before) void refetch();
  }, [submitCount, refetch]);
  return (
    <Section title={t('prize.prizes')}>
      <Fetched query={{ ...query, refetch }} skeleton={<PrizesSkeleton />} failure={t('prize.prizesFailed')}>
        {(prizes) => <PrizeLedger prizes={prizes} />}
      </Fetched>
    </Section>
  );
};
