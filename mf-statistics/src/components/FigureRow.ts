import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { StatRow } from '@caravan/shared/ui';

/** Four figures on a line, two below 36rem, one below 16rem. The columns exist before their figures load, so that nothing moves. */
export const FigureRow = styled(StatRow)`
  && {
    column-gap: ${space[2]};
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(22%, min(34%, (36rem - 100%) * 999), min(100%, (16rem - 100%) * 999)), 1fr)
    );
  }
`;
