import { css, styled } from 'styled-components';
import { colour, measure, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

export const noticeStyle = css`
  padding: ${space[1]} ${space[2]};
  border-inline-start: ${space.half} solid ${colour.warn};
  background: ${colour.warnWash};
  color: ${colour.warn};
`;

/** Makes the label of an example draw a notice, because visitors enter their data below it. */
export const Example = styled.div`
  p {
    ${noticeStyle}
    margin: 0 0 ${space[3]};
    font-size: ${size.body};
  }
`;

export const Spread = styled.div`
  display: grid;
  gap: ${space[4]} ${space[6]};
  padding-bottom: ${space[6]};
  ${column.wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    /* While the HTML is still streaming, these would move down. They stay hidden until the ticket is complete. */
    div:not(:has(~ *)) > & > :first-child > * + * {
      visibility: hidden;
    }
  }
`;

export const State = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: space-between;
`;

export const Tip = styled.p`
  max-width: ${measure.text};
  font-size: ${size.lead};
`;
