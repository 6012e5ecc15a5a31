import { boundQuery } from '@caravan/shared/store';
import { friendshipApi } from '../../api/friendshipApi';
import { marketplaceApi } from '../../api/marketplaceApi';
import { possibleId } from '../../api/possibleId';
import { PageColumn } from '../../components/PageColumn';
import { defineSubjectPage } from '../../section';
import { SpecSheet } from './SpecSheet';
import { specSheetMeta } from './specSheetMeta';
import { SpecSheetSkeleton } from './SpecSheetSkeleton';

const { getFinderFriendship } = marketplaceApi.endpoints;
const { argumentDetail, getFinderFriendshipDetail } = friendshipApi.endpoints;

export const page = defineSubjectPage('spec-sheet', {
  address: ({ params }) => ({ id: possibleId(params.id) }),
  subject: ({ id }) => boundQuery(argumentDetail, { id }),
  queries: () => ({}),
  View: ({ subject }) => <SpecSheet sheet={subject} />,
  Frame: PageColumn,
  Skeleton: SpecSheetSkeleton,
  texts: 'specSheet',
  back: '/home',
  meta: ({ subject, t }) => specSheetMeta(subject, t),
  // Not every advertiser has a spec sheet: its own page says so.
  addresses: async ({ fetch, setting: { lang } }) => {
    const advertisers = (await fetch(boundQuery(getFinderFriendship, {}))) ?? [];
    const found = await Promise.all(
      advertisers.map(({ id }) => fetch(boundQuery(getFinderFriendshipDetail, { lang, id }))),
    );
    return found.flatMap((advertiser) => (advertiser?.hasArgument ? [`/argument/detail/${advertiser.id}`] : []));
  },
});
