import { boundQuery } from '@caravan/shared/store';
import { api } from '../../api/api';
import { validId } from '../../api/validId';
import { PageColumn } from '../../components/PageColumn';
import { defineSubjectPage } from '../../define';
import { SpecSheet } from './SpecSheet';
import { specSheetMeta } from './specSheetMeta';
import { SpecSheetSkeleton } from './SpecSheetSkeleton';

export const page = defineSubjectPage('spec-sheet', {
  address: ({ params }) => ({ id: validId(params.id) }),
  subject: ({ id }) => boundQuery(api.query('argumentDetail'), { id }),
  queries: () => ({}),
  View: ({ subject }) => <SpecSheet sheet={subject} />,
  Frame: PageColumn,
  Skeleton: SpecSheetSkeleton,
  texts: 'specSheet',
  back: '/home',
  meta: ({ subject, t }) => specSheetMeta(subject, t),
  addresses: async ({ fetch }) => {
    const advertisers = (await fetch(boundQuery(api.query('getFinderFriendship'), {}))) ?? [];
    return advertisers.flatMap(({ id, hasArgument }) => (hasArgument ? [`/argument/detail/${id}`] : []));
  },
});
