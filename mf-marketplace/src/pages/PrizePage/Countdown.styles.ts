import { styled } from 'styled-components';
import { colour, font, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Keeps its space before the countdown starts. */
export const Figures = styled.div<{ $known: boolean }>`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space[1]};
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
  > span {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding-inline: ${space[3]};
    border-inline-start: 1px solid ${colour.line};
  }
  > span:first-child {
    padding-inline-start: 0;
    border: 0;
  }
  @media (scripting: none) {
    display: none;
  }
  ${column.phone} {
    > span {
      padding-inline: ${space[2]};
    }
  }
`;

export const Figure = styled.span`
  min-width: 2ch;
  font-family: ${font.display};
  font-size: calc(1.5 * ${size.hero});
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
  letter-spacing: -0.02em;
  line-height: 1.05;
  ${column.phone} {
    font-size: ${size.hero};
  }
`;

export const Unit = styled.span`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

export const End = styled.p`
  margin-top: ${space[2]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;
