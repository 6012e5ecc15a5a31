import { styled } from 'styled-components';
import { measure, space } from '@caravan/shared/theme';

/**
 * Surrounds a page in a frame of another site, without a layout. The frame takes its height from the content. So the content must
 * not size itself from the frame: frame and content would grow each other endlessly.
 */
export const FramedLayout = styled.main`
  --slot-height: 0;
  padding: ${space[2]} ${measure.gutter};
`;
