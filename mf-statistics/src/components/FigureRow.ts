import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { StatRow } from '@caravan/shared/ui';

/** Four in a line, or two and two also on the narrowest phone, never three and one. */
export const FigureRow = styled(StatRow)`
  && {
    column-gap: ${space[2]};
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 22%), 1fr));
  }
`;
