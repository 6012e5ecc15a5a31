import slickCss from 'slick-carousel/slick/slick.css';
import { styled } from 'styled-components';
import { colour, media, radius, space } from '@caravan/shared/theme';

/** Covers exactly the box of the first banner, so that the carousel moves nothing. */
export const Layer = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 0 0 ${space[6]};
  overflow: hidden;
  border-radius: ${radius.card};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  ${slickCss}
  .slick-slider,
  .slick-list,
  .slick-track,
  .slick-slide > div {
    height: 100%;
  }
  /* The slider rounds up. A larger picture than the first banner would count as a new and late largest contentful paint. */
  ${media.narrow} {
    .slick-slide img {
      height: calc(100% - 1px);
    }
  }
  /* Slides that are hidden from screen readers must not be focusable either. The delay lets them fade out. */
  .slick-slide[aria-hidden='true'] {
    visibility: hidden;
    transition: visibility 200ms;
  }
`;

export const Controls = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${space[6]};
  /* Aligns the icon, not the touch target, with the picture's edge. */
  > button {
    margin-inline-end: -0.75rem;
  }
`;

export const Dots = styled.ul`
  display: flex;
  margin-inline-start: -${space[1]};
`;

/** A rule in a touch target of 48 by 44 px. The rule of the current banner is thicker. */
export const Dot = styled.button`
  position: relative;
  width: ${space[6]};
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) ${space[1]} auto;
    height: 1px;
    background: ${colour.lineStrong};
  }
  &[aria-current='true']::before {
    height: ${space.quarter};
    background: ${colour.accent};
  }
  ${media.hover} {
    &:hover::before {
      height: ${space.quarter};
    }
  }
`;
