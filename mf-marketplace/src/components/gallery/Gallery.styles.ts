import { styled } from 'styled-components';
import { colour, font, media, motion, radius, size, smallFaint, smallSoft, space } from '@caravan/shared/theme';

export const Frame = styled.section`
  min-width: 0;
`;

/** A native scroll container with snapping. It works without scripts. */
export const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: ${radius.card};
  background: ${colour.studio};
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -2px;
    outline-color: ${colour.studioInk};
  }
  > li {
    position: relative;
    flex: none;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    /* Keeps a slide below the sticky header after a jump to its id. */
    scroll-margin-block-start: 6rem;
  }
`;

export const FullScreenLink = styled.a`
  display: block;
  cursor: zoom-in;
`;

export const Video = styled.video`
  width: 100%;
  aspect-ratio: 16 / 10;
  object-fit: contain;
  background: ${colour.studio};
  /* Without its controls the poster prints. */
  ${media.print} {
    &::-webkit-media-controls {
      display: none !important;
    }
  }
`;

export const VideoError = styled.output`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  padding: ${space[2]};
  color: ${colour.studioInk};
  text-align: center;
  a {
    color: inherit;
  }
`;

export const Line = styled.div<{ $buttons: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-block: ${space.half};
  > div {
    display: flex;
    /* Reserves the width of the buttons, so that nothing moves. */
    min-width: ${({ $buttons }) => 2.75 * $buttons}rem;
    /* Aligns the icon of the last button, not its touch target, with the picture's edge. */
    margin-inline-end: -0.75rem;
  }
`;

export const Count = styled.output`
  ${smallFaint}
  font-variant-numeric: tabular-nums lining-nums;
  b {
    color: ${colour.ink};
    font-size: ${size.title};
    font-weight: ${font.strong};
  }
`;

/** Note beside the count that the picture is a drawing of the model. */
export const DrawingNote = styled.p`
  flex: 1;
  margin-inline-start: ${space[2]};
  ${smallSoft}
  line-height: 1.3;
`;

/** One line of thumbnails of fixed width that scrolls sideways. */
export const ThumbnailList = styled.ul`
  display: grid;
  grid-auto-columns: clamp(4.5rem, 10%, 9rem);
  grid-auto-flow: column;
  gap: ${space[1]};
  overflow-x: auto;
  /* Space for focus rings, which the scroll container would clip. */
  margin: -${space.half};
  && {
    padding: ${space.half};
  }
  scrollbar-width: none;
`;

export const Thumbnail = styled.a`
  position: relative;
  display: block;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${colour.studio};
  color: ${colour.studioInk};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid transparent;
    border-radius: inherit;
    transition: opacity ${motion.quick} ${motion.ease};
  }
  &[aria-current='true']::after {
    border-color: ${colour.accent};
  }
  ${media.forced} {
    &:not([aria-current='true'])::after {
      border-color: Canvas;
    }
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 2rem;
    height: 2rem;
    margin: auto;
    padding: ${space[1]};
    border-radius: ${radius.round};
    background: ${colour.studio};
    fill: currentColor;
  }
  ${media.hover} {
    &:hover:not([aria-current='true'])::after {
      border-color: ${colour.lineStrong};
    }
  }
`;

export const MoreTile = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.quarter};
  height: 100%;
  padding: ${space.half};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
  color: ${colour.ink};
  font-size: ${size.tiny};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  ${media.hover} {
    &:hover {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;
