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
const { argumentDetail } = friendshipApi.endpoints;

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
  addresses: async ({ fetch }) => {
    const advertisers = (await fetch(boundQuery(getFinderFriendship, {}))) ?? [];
    return advertisers.flatMap(({ id, hasArgument }) => (hasArgument ? [`/argument/detail/${id}`] : []));
  },
});
