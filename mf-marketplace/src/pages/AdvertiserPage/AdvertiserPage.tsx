import { boundQuery } from '@caravan/shared/store';
import { api } from '../../api/api';
import { validId } from '../../api/validId';
import { PageColumn } from '../../components/PageColumn';
import { defineSubjectPage } from '../../define';
import { Advertiser } from './Advertiser';
import { advertiserMeta } from './advertiserMeta';
import { AdvertiserSkeleton } from './AdvertiserSkeleton';

export const page = defineSubjectPage('advertiser', {
  address: ({ params }) => ({ id: validId(params.id) }),
  subject: ({ id }, { lang }) => boundQuery(api.query('getFinderFriendshipDetail'), { lang, id }),
  queries: () => ({}),
  View: ({ subject }) => <Advertiser advertiser={subject} />,
  Frame: PageColumn,
  Skeleton: AdvertiserSkeleton,
  texts: 'advertiser',
  back: '/home',
  meta: ({ subject, setting: { currency } }) => advertiserMeta(subject, currency),
  addresses: async ({ fetch }) =>
    ((await fetch(boundQuery(api.query('getFinderFriendship'), {}))) ?? []).map(({ id }) => `/friendship/${id}`),
});
