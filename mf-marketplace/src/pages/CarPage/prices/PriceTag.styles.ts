import { styled } from 'styled-components';
import { colour, font, size, smallFaint, space } from '@caravan/shared/theme';
import { column } from '../../../components/column';

/** A box with a thick rule on top. On medium pages the price and the buttons are side by side. */
export const Tag = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-width: 0;
  padding-top: ${space[2]};
  border-top: ${space.half} solid ${colour.ink};
  border-bottom: 1px solid ${colour.line};
  ${column.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[4]};
    /* The buttons are beside the price, so the line above them is dropped. */
    > :last-child > :first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

export const Label = styled.h2`
  color: ${colour.inkSoft};
  font-family: ${font.text};
  font-size: ${size.small};
  font-weight: ${font.normal};
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space[2]};
  margin-top: ${space.half};
  font-size: ${size.heading};
`;

export const Trend = styled.p<{ $status: 'up' | 'down' }>`
  display: flex;
  gap: ${space.half};
  margin-top: ${space.half};
  color: ${({ $status }) => ($status === 'up' ? colour.bad : colour.good)};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums lining-nums;
  svg {
    flex: none;
    width: 1.1em;
    height: 1.4em;
  }
`;

export const Odometer = styled.p`
  margin-top: ${space[1]};
  color: ${colour.inkSoft};
  font-size: ${size.lead};
  font-variant-numeric: tabular-nums lining-nums;
  b {
    color: ${colour.ink};
    white-space: nowrap;
  }
`;

export const Terms = styled.ul`
  margin-top: ${space[2]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums lining-nums;
  li {
    display: flex;
    gap: ${space[1]};
    padding-block: ${space[1]};
    border-top: 1px solid ${colour.line};
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.35rem;
    color: ${colour.inkFaint};
  }
  span {
    color: ${colour.inkSoft};
  }
  b {
    color: ${colour.ink};
  }
  span b {
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[2]};
  border-top: 1px solid ${colour.line};
  > p {
    ${smallFaint}
  }
`;

export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  > button {
    flex: 1;
    padding-inline: ${space[1]};
  }
`;
