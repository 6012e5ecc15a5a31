import { styled } from 'styled-components';
import { measure, space } from '@caravan/shared/theme';

/** What stands around a page in a frame of another site: no layout. The frame takes its height: what took its own from the frame would make both grow for ever. */
export const FramedLayout = styled.main`
  --slot-height: 0;
  padding: ${space[2]} ${measure.gutter};
`;
