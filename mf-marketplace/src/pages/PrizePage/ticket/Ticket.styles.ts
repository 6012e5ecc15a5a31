import { styled } from 'styled-components';
import { Form } from '@caravan/shared/form';
import { colour, font, radius, size, smallSoft, space } from '@caravan/shared/theme';
import { noticeStyle } from '../PrizePage.styles';

/** A box that looks like a raffle ticket, with a double frame and a perforation. */
export const Frame = styled.section`
  align-self: start;
  border: 1px solid ${colour.ink};
  border-radius: ${radius.card};
  background: ${colour.surface};
  outline: 1px solid ${colour.ink};
  outline-offset: ${space.half};
`;

export const Stub = styled.div`
  padding: ${space[2]} ${space[3]};
  border-bottom: 2px dotted ${colour.ink};
  p {
    margin-top: ${space.half};
    ${smallSoft}
  }
`;

/** Fields and result share one grid cell, so that nothing below shifts. */
export const Stage = styled.div`
  display: grid;
  padding: ${space[3]};
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

export const Fields = styled(Form)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
`;

export const Enter = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[1]};
  button {
    /* Without scripts the form cannot be sent. */
    @media (scripting: none) {
      display: none;
    }
  }
`;

export const NoScript = styled.p`
  ${noticeStyle}
`;

export const Closed = styled.p`
  font-weight: ${font.strong};
  font-size: ${size.small};
  &:empty {
    display: none;
  }
`;
