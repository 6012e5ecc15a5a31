import { styled } from 'styled-components';
import { colour, font, media, size, smallSoft, space } from '@caravan/shared/theme';

/** The elements are below each other on phones. Side by side the second would shift when its text loads. */
export const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

/** A table: number and name, function, and meaning for daily work. */
export const Functions = styled.ol`
  container-type: inline-size;
  counter-reset: function;
  li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${colour.line};
    counter-increment: function;
  }
  li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    display: flex;
    gap: ${space[2]};
    font-size: ${size.title};
  }
  h3::before {
    content: counter(function);
    min-width: 1ch;
    color: ${colour.accent};
    font-variant-numeric: tabular-nums lining-nums;
  }
  @container (min-width: 52rem) {
    li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr);
    }
  }
`;

export const Practice = styled.p`
  ${smallSoft}
  strong {
    display: block;
    color: ${colour.accent};
    font-weight: ${font.strong};
  }
`;

export const Package = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[8]};
  ${media.noMenu} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Steps = styled.ol`
  counter-reset: step;
  li {
    position: relative;
    padding: 0 0 ${space[3]} ${space[6]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    color: ${colour.accent};
    font-family: ${font.display};
    font-size: ${size.heading};
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1;
  }
  h3 {
    margin-bottom: ${space.half};
    font-size: ${size.lead};
  }
  p {
    max-width: 55ch;
    color: ${colour.inkSoft};
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;
