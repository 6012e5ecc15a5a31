import { css, styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

export const Shelf = styled.ul`
  display: grid;
  gap: 0 ${space[6]};
  padding-bottom: ${space[6]};
  ${column.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const first = css`
  padding-top: 0;
  border-top: 0;
  ${column.wide} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[5]};
    padding-bottom: ${space[5]};
  }
`;

/** A file with its picture. The first one has the width of the page. */
export const Item = styled.li<{ $isFirst: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[3]};
  border-top: 1px solid ${colour.line};
  ${column.phone} {
    grid-template-columns: ${({ $isFirst }) => ($isFirst ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 2fr)')};
    gap: ${space[2]};
  }
  /* The Georgian button is wider than two thirds of the narrowest phones. */
  ${media.tiny} {
    grid-template-columns: ${({ $isFirst }) => ($isFirst ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 3fr)')};
  }
  ${({ $isFirst }) => $isFirst && first}
`;

export const TextBlock = styled.div<{ $isFirst: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  min-width: 0;
  ${column.wide} {
    ${({ $isFirst }) => $isFirst && 'align-self: center;'}
  }
`;

export const Kind = styled.p`
  color: ${colour.accent};
  font-size: ${size.tiny};
  font-weight: ${font.strong};
  letter-spacing: 0.06em;
`;

export const Name = styled.h2<{ $isFirst: boolean }>`
  max-width: 100%;
  font-size: ${size.title};
  ${column.wide} {
    font-size: ${({ $isFirst }) => ($isFirst ? size.display : size.title)};
  }
`;

export const Tips = styled.p`
  margin-bottom: ${space[1]};
  color: ${colour.inkSoft};
`;
