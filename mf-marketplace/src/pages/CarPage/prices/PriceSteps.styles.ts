import { styled } from 'styled-components';
import { colour, font, leading, size, smallFaint, space } from '@caravan/shared/theme';
import { column } from '../../../components/column';

/** Steps along a line: horizontal on wide pages, vertical on phones. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${column.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.li`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: ${space[1]};
  align-content: start;
  padding: ${space[3]} ${space[3]} 0 0;
  /* The line, with a dot for each step. Only the dot of the last step is filled. */
  &::before {
    content: '';
    position: absolute;
    inset: 0.3125rem 0 auto;
    border-top: 1px solid ${colour.lineStrong};
  }
  &:last-child::before {
    inset-inline-end: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    width: 0.6875rem;
    height: 0.6875rem;
    border: 2px solid ${colour.accent};
    border-radius: 50%;
    background: ${colour.paper};
  }
  &:last-child::after {
    background: ${colour.accent};
  }
  ${column.phone} {
    padding: 0 0 ${space[4]} ${space[4]};
    &:last-child {
      padding-bottom: 0;
    }
    &::before {
      inset: ${space.half} auto -${space.half} 0.3125rem;
      border-top: 0;
      border-inline-start: 1px solid ${colour.lineStrong};
    }
    &:last-child::before {
      content: none;
    }
    &::after {
      top: ${space.half};
    }
  }
`;

export const Name = styled.h3`
  font-size: ${size.body};
  span {
    display: block;
    margin-top: ${space.half};
    color: ${colour.inkSoft};
    font-family: ${font.text};
    font-size: ${size.small};
    font-weight: ${font.normal};
  }
`;

export const Figure = styled.div`
  font-size: ${size.title};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
  line-height: ${leading.tight};
  small {
    ${smallFaint}
    font-weight: ${font.normal};
  }
`;

export const Converted = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  margin-top: ${space.half};
  ${smallFaint}
  font-weight: ${font.normal};
  line-height: 1.4;
  b {
    color: ${colour.ink};
  }
`;
