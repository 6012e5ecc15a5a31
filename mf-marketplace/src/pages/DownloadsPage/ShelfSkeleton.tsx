import { Skeleton } from '@caravan/shared/ui';
import { Item, Shelf, Words } from './DownloadShelf.styles';

export const ShelfSkeleton = () => (
  <Shelf>
    {Array.from({ length: 7 }, (_, index) => (
      <Item key={index} $isFirst={index === 0}>
        <Skeleton $ratio="3/2" />
        <Words $isFirst={index === 0}>
          <Skeleton $height="1rem" $width="3rem" />
          <Skeleton $height="1.75rem" $width="85%" />
          <Skeleton $height="4.5rem" />
          <Skeleton $height="2.75rem" $width="9rem" />
        </Words>
      </Item>
    ))}
  </Shelf>
);
