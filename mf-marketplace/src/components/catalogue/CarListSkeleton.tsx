import { leading } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { CATALOGUE_PAGE_SIZE } from '../../api/listView';
import { Entry, Figures, TextBlock } from './CarEntry.styles';
import { CarList } from './CarList';

/** Georgian has a larger line height. */
const lineHeight = (size: number): string => `calc(${size}rem * ${leading.text})`;

/** Skeleton of a list of cars, by default of a whole page. */
export const CarListSkeleton = ({ count = CATALOGUE_PAGE_SIZE }: { readonly count?: number }) => (
  <CarList>
    {Array.from({ length: count }, (_, index) => (
      <Entry key={index}>
        <Skeleton $ratio="16/10" />
        <TextBlock>
          <Skeleton $height={lineHeight(0.81)} $width="40%" />
          <Skeleton $height={lineHeight(1.03)} $width="80%" />
          <Skeleton $height={lineHeight(0.81)} $width="55%" />
          <Skeleton $height={lineHeight(1.03)} $width="35%" />
          <Skeleton $height={lineHeight(0.81)} $width="70%" />
        </TextBlock>
        <Figures>
          <Skeleton $height={lineHeight(2.85)} />
        </Figures>
      </Entry>
    ))}
  </CarList>
);
