import { boundQuery } from '@caravan/shared/store';
import { Skeleton } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { validId } from '../../api/validId';
import { defineSubjectPage } from '../../defineSubjectPage';
import { SpecSheet } from './SpecSheet';
import { specSheetMeta } from './specSheetMeta';
import { Facts, Head, Sheet, Top, BreadcrumbLine } from './SpecSheet.styles';

const SpecSheetSkeleton = () => (
  <>
    <BreadcrumbLine>
      <Skeleton $height="2rem" $width="16rem" />
    </BreadcrumbLine>
    <Head>
      <Skeleton $height="2.8rem" $width="28rem" />
    </Head>
    <Top>
      <Skeleton $ratio="4/3" />
      <Facts>
        <Skeleton $height="4.2rem" $width="12rem" />
        <Skeleton $height="10rem" />
        <Skeleton $height="2.75rem" />
      </Facts>
    </Top>
    <Sheet $indexed={false}>
      <Skeleton $height="60rem" />
    </Sheet>
  </>
);

export const page = defineSubjectPage('spec-sheet', {
  address: ({ params }) => ({ id: validId(params.id) }),
  subject: ({ id }) => boundQuery(api.query('argumentDetail'), { id }),
  queries: () => ({}),
  View: ({ subject }) => <SpecSheet sheet={subject} />,
  Skeleton: SpecSheetSkeleton,
  texts: 'specSheet',
  back: '/home',
  meta: ({ subject, t }) => specSheetMeta(subject, t),
  addresses: async ({ fetch }) => {
    const advertisers = (await fetch(boundQuery(api.query('getFinderFriendship'), {}))) ?? [];
    return advertisers.flatMap(({ id, hasArgument }) => (hasArgument ? [`/argument/detail/${id}`] : []));
  },
});
