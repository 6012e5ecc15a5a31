import { styled } from 'styled-components';
import { colour, font, measure, media, size, smallFaint, space } from '@caravan/shared/theme';

export const Head = styled.header`
  padding-block: ${space[4]};
  > h1 {
    margin-bottom: ${space[1]};
  }
  ${media.narrow} {
    padding-block: ${space[3]};
  }
  /* The longest word of the Georgian title has its line on a phone. */
  ${media.phone} {
    > h1 {
      font-size: ${size.heading};
    }
  }
`;

export const Version = styled.p`
  margin-top: ${space[2]};
  ${smallFaint}
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  padding-top: ${space[3]};
  border-top: 1px solid ${colour.line};
  ${media.noMenu} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Contents = styled.nav`
  align-self: start;
  position: sticky;
  inset-block-start: 5rem;
  max-height: calc(100vh - 6rem);
  overflow-y: auto;
  font-size: ${size.small};
  ${media.noMenu} {
    position: static;
    max-height: none;
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${colour.line};
  }
  h2 {
    margin-bottom: ${space[1]};
    font-family: ${font.text};
    font-size: ${size.small};
  }
  ol {
    padding-inline-start: 2em;
  }
  li::marker {
    color: ${colour.inkFaint};
    font-variant-numeric: tabular-nums lining-nums;
  }
  a {
    display: block;
    padding-block: ${space.half};
    color: ${colour.inkSoft};
    line-height: 1.4;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: ${colour.accent};
      text-decoration: underline;
    }
  }
  ${media.narrow} {
    a {
      padding-block: ${space[1]};
    }
  }
`;

export const Article = styled.div`
  /* Not a grid: in print its rows would overlap after a page break. */
  > section {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding-bottom: ${space[5]};
  }
  h2 {
    display: flex;
    gap: 0.6em;
    font-size: ${size.title};
  }
  h2 > span {
    flex: none;
    min-width: 1.4em;
    color: ${colour.accent};
    font-variant-numeric: tabular-nums lining-nums;
  }
  dl {
    max-width: ${measure.text};
    font-size: ${size.small};
  }
  dt {
    font-size: ${size.small};
  }
`;
