import slickCss from 'slick-carousel/slick/slick.css';
import { styled } from 'styled-components';
import { colour, media, radius, space } from '@caravan/shared/theme';

/** Fills the picture's box above the controls' room, and nothing else: nothing moves when the carousel comes. */
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
  /* Larger by the slider's rounding than the picture in whose place it comes, it would be the page's largest paint, seconds late. */
  ${media.narrow} {
    .slick-slide img {
      height: calc(100% - 1px);
    }
  }
  /* What the slider hides from screen readers cannot be reached either, whenever it changes its mind; it may fade out before. */
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
  /* The button's icon, not its target, ends where the picture does. */
  > button {
    margin-inline-end: -0.75rem;
  }
`;

export const Dots = styled.ul`
  display: flex;
  margin-inline-start: -${space[1]};
`;

/** A short rule that thickens when its banner is shown; the target around it is 48 by 44 px. */
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
