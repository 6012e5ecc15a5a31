import { styled } from 'styled-components';
import { Button } from '@caravan/shared/ui';

/** A button that is invisible but keeps its space without scripts. */
export const ScriptedButton = styled(Button)`
  @media (scripting: none) {
    visibility: hidden;
  }
`;
