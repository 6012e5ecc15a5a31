import { styled } from 'styled-components';
import { colour, layer, measure, media, size, space } from '@caravan/shared/theme';

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

export const Car = styled.p`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

/** Stage and name plate beside the panel; below each other where it is narrow. */
export const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  grid-template-rows: auto 1fr;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[3]} ${space[6]};
  > :first-child {
    grid-column: 1;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) 15rem;
    column-gap: ${space[3]};
  }
  ${media.narrow} {
    display: block;
    padding-block: 0 ${space[4]};
    > :first-child {
      margin-inline: calc(-1 * ${measure.gutter});
    }
  }
  /* The car stays in sight while the colours below scroll, where the screen is tall enough for both. */
  @media (max-width: 768px) and (min-height: 640px) {
    > :first-child {
      position: sticky;
      top: 4rem;
      z-index: ${layer.sticky};
    }
  }
`;

export const Plate = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  grid-column: 1;
  ${media.narrow} {
    flex-direction: column-reverse;
    align-items: stretch;
    padding-block: ${space[2]} ${space[3]};
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  grid-column: 2;
  grid-row: 1 / span 2;
  min-width: 0;
`;

export const Note = styled.p`
  color: ${colour.inkFaint};
  font-size: ${size.small};
  line-height: 1.4;
`;
