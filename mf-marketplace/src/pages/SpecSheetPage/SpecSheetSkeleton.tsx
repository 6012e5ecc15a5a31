import { Skeleton } from '@caravan/shared/ui';
import { Facts, Head, Sheet, Top, BreadcrumbLine } from './SpecSheet.styles';

export const SpecSheetSkeleton = () => (
  <>
    <BreadcrumbLine>
      <Skeleton $height="2rem" $width="16rem" />
    </BreadcrumbLine>
    <Head>
      <Skeleton $height="1.4rem" $width="7rem" />
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
