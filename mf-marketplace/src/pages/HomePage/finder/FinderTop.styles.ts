import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { colour, font, leading, size, space } from '@caravan/shared/theme';
import { cardLink } from '@caravan/shared/ui';
import { column } from '../../../components/column';

const fullWidth = css`
  ${column.wide} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[4]};
    align-items: start;
  }
`;

export const Frame = styled.article<{ $leading: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  height: 100%;
  ${({ $leading }) => $leading && fullWidth}
`;

export const TextBlock = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  > :last-child {
    margin-top: auto;
  }
`;

export const Name = styled.h3`
  font-family: ${font.text};
  font-size: ${size.body};
`;

export const Title = styled(Link)`
  ${cardLink}
`;

export const Highlight = styled.p<{ $leading: boolean }>`
  font-family: ${font.display};
  font-size: ${({ $leading }) => ($leading ? size.display : size.title)};
  font-weight: ${font.strong};
  line-height: ${leading.tight};
  text-wrap: balance;
`;

export const Verdict = styled.dl`
  display: grid;
  gap: ${space.half};
  font-size: ${size.small};
  dt {
    color: ${colour.accent};
    font-weight: ${font.strong};
  }
  dd + dt {
    margin-top: ${space[1]};
    color: ${colour.inkSoft};
  }
`;
