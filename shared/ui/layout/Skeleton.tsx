import { css, keyframes, styled } from 'styled-components';
import { colour, radius } from '../../theme';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** Props of `Skeleton` as CSS lengths. `$ratio` ("3/2") replaces the height for pictures. */
interface SkeletonProps {
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
