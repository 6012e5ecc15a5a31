import { css, keyframes, styled } from 'styled-components';
import { colour, radius, space } from '../../theme';
import { Card, CardBody } from './Card';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** Props of `Skeleton` as CSS lengths. `$ratio` ("3/2") replaces the height for pictures. */
export interface SkeletonProps {
  $width?: string;
  $height?: string;
  $ratio?: string;
  $round?: boolean;
}

/**
 * A block of the size of the content to come. Hidden from assistive technology: announce "loading" once for each region
 * instead.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  ${({ $ratio, $height = '1em' }) =>
    $ratio === undefined
      ? css`
          height: ${$height};
        `
      : css`
          aspect-ratio: ${$ratio};
        `}
  border-radius: ${({ $round }) => ($round === true ? radius.round : radius.control)};
  background: ${colour.wash};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** Props of `SkeletonCard`: `ratio` of the picture, number of text `lines`. */
export interface SkeletonCardProps {
  ratio?: string;
  lines?: number;
}

const widths = ['70%', '95%', '55%', '80%'];

/** Placeholder of a `$flush` card with a picture and text. */
export function SkeletonCard({ ratio = '3/2', lines = 3 }: SkeletonCardProps) {
  return (
    <Card $flush aria-hidden="true">
      <Skeleton $ratio={ratio} />
      <CardBody>
        {Array.from({ length: lines }, (_, index) => (
          <Line key={index}>
            <Skeleton $width={widths[index % widths.length] ?? '80%'} $height="0.9em" />
          </Line>
        ))}
      </CardBody>
    </Card>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  height: calc(1em * 1.55);
  gap: ${space[1]};
`;
