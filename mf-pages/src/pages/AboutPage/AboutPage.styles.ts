import { styled } from 'styled-components';
import { colour, font, measure, media, radius, size, smallFaint, space } from '@caravan/shared/theme';

export const Opening = styled.header`
  padding-block: ${space[6]} ${space[4]};
  h2 {
    max-width: 25ch;
  }
  ${media.narrow} {
    padding-block: ${space[3]};
  }
`;

/** The page's name above its headline. */
export const Kicker = styled.h1`
  margin-bottom: ${space[1]};
  color: ${colour.accent};
  font-family: inherit;
  font-size: inherit;
  font-weight: ${font.strong};
  line-height: inherit;
`;

export const Lead = styled.p`
  max-width: ${measure.text};
  margin-top: ${space[2]};
  color: ${colour.inkSoft};
  font-size: ${size.lead};
`;

export const HeroPicture = styled.picture`
  img {
    width: 100%;
    aspect-ratio: 16 / 6;
    object-fit: cover;
    border-radius: ${radius.card};
    background: ${colour.studio};
    filter: var(--picture-light);
  }
  ${media.phone} {
    img {
      aspect-ratio: 8 / 5;
    }
  }
`;

export const Caption = styled.figcaption`
  padding-block: ${space[1]} ${space[4]};
  ${smallFaint}
`;

export const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 19rem);
  gap: ${space[4]} ${space[8]};
  padding-bottom: ${space[8]};
  ${media.noMenu} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* The first paragraph opens as in print. */
  > :first-child {
    align-content: start;
  }
  > :first-child > p:first-child {
    font-family: ${font.display};
    font-size: ${size.lead};
    font-weight: ${font.strong};
    line-height: 1.5;
  }
`;

export const Figures = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  ${media.noMenu} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Years = styled.ol`
  columns: 2;
  column-gap: ${space[8]};
  ${media.narrow} {
    columns: 1;
  }
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[1]};
    align-items: baseline;
    break-inside: avoid;
    padding-block: ${space[1]} ${space[2]};
  }
  strong {
    color: ${colour.accent};
    font-family: ${font.display};
    font-size: ${size.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.2;
  }
`;
