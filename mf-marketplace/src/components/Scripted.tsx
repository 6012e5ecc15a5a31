import { styled } from 'styled-components';
import { Button } from '@caravan/shared/ui';

/** A button that keeps its place, and does not show, where no script can answer it. */
export const Scripted = styled(Button)`
  @media (scripting: none) {
    visibility: hidden;
  }
`;
