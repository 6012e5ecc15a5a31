import { boundQuery } from '@caravan/shared/store';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { Skeleton } from '@caravan/shared/ui';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { api } from '../../api/api';
import { validId } from '../../api/validId';
import { defineSubjectPage } from '../../defineSubjectPage';
import { advertiserMeta } from './advertiserMeta';
import { Characteristics } from './Characteristics';
import { AdvertiserHead } from './AdvertiserHead';
import { Overview } from './Overview';
import { Performance } from './performance/Performance';
import { SheetTeaser } from './SheetTeaser';
import { Terms } from './Terms';
import { Technical } from './Technical';
import { column } from '../../components/column';

const Advertiser = ({ advertiser }: { readonly advertiser: FriendshipDetail }) => {
  const { id, title } = advertiser;
  usePageView('FINDER_ADV_PV', { id, title });
  useStay('FINDER_ADV_STAY', { id });
  return (
    <article>
      <AdvertiserHead advertiser={advertiser} />
      <Spread>
        <Terms advertiser={advertiser} />
        <Overview advertiser={advertiser} />
      </Spread>
      <Characteristics characteristics={advertiser.characteristics} />
      <Performance performance={advertiser.performance} />
      <Technical technical={advertiser.technical} />
      {advertiser.hasArgument && <SheetTeaser advertiser={advertiser} />}
    </article>
  );
};

const AdvertiserSkeleton = () => (
  <>
    <Skeleton $height="4rem" $width="18rem" />
    <Skeleton $height="10rem" />
    <Skeleton $ratio="1600/500" />
    <Spread>
      <Skeleton $height="24rem" />
      <Skeleton $height="40rem" />
    </Spread>
  </>
);

export const page = defineSubjectPage('advertiser', {
  address: ({ params }) => ({ id: validId(params.id) }),
  subject: ({ id }, { lang }) => boundQuery(api.query('getFinderFriendshipDetail'), { lang, id }),
  queries: () => ({}),
  View: ({ subject }) => <Advertiser advertiser={subject} />,
  Skeleton: AdvertiserSkeleton,
  texts: 'advertiser',
  back: '/home',
  meta: ({ subject, setting: { currency } }) => advertiserMeta(subject, currency),
  addresses: async ({ fetch }) =>
    ((await fetch(boundQuery(api.query('getFinderFriendship'), {}))) ?? []).map(({ id }) => `/friendship/${id}`),
});

/** The terms are above the overview on narrow pages and beside it on wide ones. */
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[4]} ${space[6]};
  ${column.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(16rem, 1fr);
    align-items: start;
    > :first-child {
      position: sticky;
      top: 5rem;
      grid-row: 1;
      grid-column: 2;
    }
  }
`;
