import { boundQuery } from '@caravan/shared/store';
import { friendshipApi } from '../../api/friendshipApi';
import { marketplaceApi } from '../../api/marketplaceApi';
import { possibleId } from '../../api/possibleId';
import { PageColumn } from '../../components/PageColumn';
import { defineSubjectPage } from '../../section';
import { Advertiser } from './Advertiser';
import { advertiserMeta } from './advertiserMeta';
import { AdvertiserSkeleton } from './AdvertiserSkeleton';

const { getFinderFriendship } = marketplaceApi.endpoints;
const { getFinderFriendshipDetail } = friendshipApi.endpoints;

export const page = defineSubjectPage('advertiser', {
  address: ({ params }) => ({ id: possibleId(params.id) }),
  subject: ({ id }, { lang }) => boundQuery(getFinderFriendshipDetail, { lang, id }),
  queries: () => ({}),
  View: ({ subject }) => <Advertiser advertiser={subject} />,
  Frame: PageColumn,
  Skeleton: AdvertiserSkeleton,
  texts: 'advertiser',
  back: '/home',
  meta: ({ subject, setting: { currency } }) => advertiserMeta(subject, currency),
  addresses: async ({ fetch }) =>
    ((await fetch(boundQuery(getFinderFriendship, {}))) ?? []).map(({ id }) => `/friendship/${id}`),
});
