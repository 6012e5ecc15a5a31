import type { ReactElement } from 'react';
import { Skeleton } from '@caravan/shared/ui';
import { CATALOGUE_PAGE_SIZE } from '../../api/listView';
import { Entry, Figures, Words } from './CarEntry.styles';
import { CarList } from './CarList';

/** Stands for a page of cars, or for so many. */
export const CarListSkeleton = ({ count = CATALOGUE_PAGE_SIZE }: { readonly count?: number }): ReactElement => (
  <CarList>
    {Array.from({ length: count }, (_, place) => (
      <Entry key={place}>
        <Skeleton $ratio="16/10" />
        <Words>
          <Skeleton $height="1.25rem" $width="40%" />
          <Skeleton $height="1.6rem" $width="80%" />
          <Skeleton $height="1.25rem" $width="55%" />
          <Skeleton $height="1.6rem" $width="35%" />
        </Words>
        <Figures>
          <Skeleton $height="3rem" />
        </Figures>
      </Entry>
    ))}
  </CarList>
);
