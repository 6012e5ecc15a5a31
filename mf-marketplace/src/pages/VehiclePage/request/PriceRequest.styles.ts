import { styled } from 'styled-components';
import { Form } from '@caravan/shared/form';
import { colour, font, radius, size, smallFaint, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../../components/column';

/** A box with a dashed frame, like a coupon. */
export const Coupon = styled.section`
  position: relative;
  padding: ${space[3]} ${space[3]} ${space[2]};
  border: 1px dashed ${colour.lineStrong};
  border-radius: ${radius.card};
  background: ${colour.surface};
  scroll-margin-top: 5rem;
  ${column.phone} {
    padding-inline: ${space[2]};
  }
`;

export const Cut = styled.span`
  position: absolute;
  inset-block-start: -0.6875rem;
  inset-inline-end: ${space[3]};
  padding-inline: ${space.half};
  /* The label overlaps the frame: its upper half has the page's background, its lower half the coupon's. */
  background: linear-gradient(${colour.paper} 50%, ${colour.surface} 50%);
  color: ${colour.inkFaint};
  svg {
    width: 1.25rem;
    height: 1.25rem;
    transform: scaleX(-1);
  }
`;

export const Lead = styled.p`
  margin-top: ${space.half};
  ${smallSoft}
`;

/** Form and receipt share one grid cell, so that nothing below shifts. */
export const Stage = styled.div`
  display: grid;
  margin-top: ${space[2]};
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

export const Fields = styled(Form)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  align-content: start;
  /* Without scripts the form cannot be sent. */
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
  ${column.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${column.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const NoScript = styled.p`
  grid-column: 1 / -1;
  padding: ${space[1]} ${space[2]};
  border-inline-start: 2px solid ${colour.warn};
  background: ${colour.warnWash};
  color: ${colour.warn};
  a {
    color: inherit;
  }
`;

export const Submit = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[1]};
`;

export const Missing = styled.p`
  color: ${colour.bad};
  font-weight: ${font.strong};
  font-size: ${size.small};
  &:empty {
    display: none;
  }
`;

export const Note = styled.p`
  ${smallFaint}
`;

export const ReceiptFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

/** The sent values. Short ones are side by side, long ones on separate lines. */
export const Sent = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[2]};
  > div {
    padding-block: ${space.half};
    border-top: 1px solid ${colour.line};
  }
  > :nth-child(n + 5) {
    grid-column: 1 / -1;
  }
  dt {
    color: ${colour.inkFaint};
    font-size: ${size.tiny};
    line-height: 1.4;
  }
  dd {
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`;

/** Centred in the free space of the form. */
export const Stamp = styled.span`
  margin: auto;
  padding: ${space.half} ${space[2]};
  border: ${space.half} double ${colour.good};
  border-radius: ${radius.card};
  color: ${colour.good};
  font-family: ${font.display};
  font-size: ${size.heading};
  font-weight: ${font.strong};
  letter-spacing: 0.08em;
  line-height: 1.3;
  transform: rotate(-5deg);
`;
