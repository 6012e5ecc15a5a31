import { styled } from 'styled-components';
import { colour, font, measure, media, radius, size, smallFaint, space } from '@caravan/shared/theme';

export const BeforeNote = styled.p`
  max-width: ${measure.text};
  margin-bottom: ${space[3]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.card};
  background: ${colour.warnWash};
  color: ${colour.warn};
`;

export const StepLinks = styled.nav`
  padding-bottom: ${space[3]};
  ol {
    columns: 18rem 3;
    column-gap: ${space[4]};
    padding-inline-start: 1.5em;
  }
  li {
    break-inside: avoid;
  }
  li::marker {
    color: ${colour.accent};
    font-weight: ${font.strong};
  }
  a {
    display: block;
    padding-block: ${space.half};
    color: ${colour.inkSoft};
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: ${colour.accent};
      text-decoration: underline;
    }
  }
`;

export const Steps = styled.ol``;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) minmax(0, 25rem);
  gap: ${space[2]} ${space[3]};
  align-items: start;
  padding-block: ${space[4]};
  border-top: 1px solid ${colour.line};
  h2 {
    margin-bottom: ${space[1]};
    font-size: ${size.title};
  }
  ${media.noMenu} {
    grid-template-columns: 3rem minmax(0, 1fr);
    > svg {
      grid-column: 2;
      max-width: 25rem;
    }
  }
  ${media.phone} {
    grid-template-columns: 2rem minmax(0, 1fr);
    column-gap: ${space[1]};
    > svg {
      grid-column: 1 / -1;
    }
  }
`;

export const StepNumber = styled.span`
  color: ${colour.accent};
  font-family: ${font.display};
  font-size: ${size.display};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
  line-height: 0.9;
`;

export const ExpectedResult = styled.p`
  max-width: ${measure.text};
  margin-top: ${space[2]};
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  strong {
    display: block;
    color: ${colour.good};
    font-size: ${size.small};
  }
`;

/** The letter, with a note in the margin for each part. */
export const Letter = styled.blockquote`
  display: grid;
  gap: ${space[2]};
  max-width: 56rem;
  padding: ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
  ol {
    display: grid;
    gap: ${space[2]};
    counter-reset: part;
    list-style: none;
    padding: 0;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
    gap: 0 ${space[4]};
    counter-increment: part;
  }
  li > span {
    grid-area: 1 / 2;
    ${smallFaint}
  }
  li > span::before {
    content: counter(part) '.';
    margin-inline-end: 0.4em;
    color: ${colour.accent};
    font-weight: ${font.strong};
  }
  ${media.narrow} {
    padding: ${space[2]};
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    li > span {
      grid-area: auto;
    }
  }
`;
