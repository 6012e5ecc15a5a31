import { styled } from 'styled-components';
import { colour, layer, measure, media, size, smallFaint, space } from '@caravan/shared/theme';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[2]};
  padding-block: ${space[3]} ${space[1]};
  ${media.narrow} {
    padding-block: ${space[2]} 0;
  }
`;

/** Stage and name plate beside the panel, or above it on narrow screens. */
export const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[3]} ${space[6]};
  ${media.menu} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto 1fr;
    column-gap: ${space[4]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    column-gap: ${space[5]};
  }
  ${media.narrow} {
    padding-block: 0 ${space[4]};
    > :first-child {
      margin-inline: calc(-1 * ${measure.gutter});
    }
  }
  /* The car stays in sight while the colours below scroll, if the screen is tall enough. */
  @media (max-width: 48em) and (min-height: 40em) {
    > :first-child {
      position: sticky;
      top: 4rem;
      z-index: ${layer.sticky};
    }
  }
`;

/** The views come first. On wide screens they are to the right of the name. */
export const Plate = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${space[3]} ${space[4]};
  place-content: flex-start;
  align-items: flex-start;
  > * + * {
    flex: 1 1 20rem;
    min-width: 0;
  }
  h2 {
    hyphens: manual;
  }
  ${media.menu} {
    /* Reserves its place while the panel loads. */
    grid-column: 1;
  }
  ${media.narrow} {
    flex-flow: column nowrap;
    gap: ${space[2]};
    align-items: stretch;
    > * + * {
      flex: none;
    }
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  ${media.menu} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

export const Note = styled.p`
  ${smallFaint}
  line-height: 1.4;
`;

/** Says that the address names an unknown item. */
export const Unknown = styled.output`
  display: block;
  margin-block: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-inline-start: ${space.half} solid ${colour.accent};
  background: ${colour.wash};
  color: ${colour.ink};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;
