import { styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';

export const Callout = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  margin-block: ${space[1]} ${space[3]};
  color: ${colour.inkSoft};
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: ${space[3]} ${space[6]};
  ${media.noMenu} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Legend of the numbered marks of a drawing. */
export const Legend = styled.ol`
  counter-reset: mark;
  li {
    position: relative;
    padding: 0 0 ${space[2]} ${space[5]};
    counter-increment: mark;
  }
  li::before {
    content: counter(mark);
    position: absolute;
    inset-block-start: 0.1em;
    inset-inline-start: 0;
    width: 1.5rem;
    border-radius: 50%;
    background: ${colour.accent};
    color: ${colour.onAccent};
    font-size: ${size.small};
    font-weight: ${font.strong};
    line-height: 1.5rem;
    text-align: center;
  }
  p {
    max-width: 55ch;
    color: ${colour.inkSoft};
  }
`;

export const Browsers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space[5]} ${space[4]};
  article {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    min-width: 0;
    max-width: 34rem;
  }
  small {
    color: ${colour.inkFaint};
    font-family: ${font.text};
    font-size: ${size.small};
    font-weight: ${font.normal};
  }
  ul {
    counter-reset: step;
    list-style: none;
    padding: 0;
  }
  li {
    position: relative;
    padding-inline-start: ${space[3]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    color: ${colour.accent};
    font-weight: ${font.strong};
  }
`;
