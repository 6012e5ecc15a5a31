import { styled } from 'styled-components';
import { font, size, space } from '@caravan/shared/theme';
import { column } from '../../../components/column';

/** Four entries a line. On phones one line that scrolls sideways. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${space[3]};
  ${column.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(56%, 14rem);
    gap: ${space[2]};
    overflow-x: auto;
    scrollbar-width: thin;
    && {
      padding-bottom: ${space[2]};
    }
  }
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space[1]};
  align-items: center;
  min-width: 0;
  ${column.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    align-content: start;
  }
`;

export const Name = styled.h3`
  font-family: ${font.text};
  font-size: ${size.small};
  line-height: 1.4;
`;
