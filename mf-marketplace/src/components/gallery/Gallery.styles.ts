import { styled } from 'styled-components';
import { colour, font, media, motion, radius, size, space } from '@caravan/shared/theme';

/** All of it hears the arrow keys. */
export const Frame = styled.section`
  min-width: 0;
`;

/** Scrolls and snaps by itself, with or without a program. */
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
    /* A jump to a slide by its address shows what stands above it, too. */
    scroll-margin-block-start: 6rem;
  }
`;

export const Opener = styled.a`
  display: block;
  cursor: zoom-in;
`;

export const Film = styled.video`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  object-fit: contain;
  background: ${colour.studio};
`;

export const FilmNote = styled.output`
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

/** The caption line below the picture: where one is, and what one can do. */
export const Line = styled.div<{ $buttons: number }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-block: ${space.half};
  > div {
    display: flex;
    /* Nothing moves as they arrive. */
    min-width: ${({ $buttons }) => 2.75 * $buttons}rem;
    /* The last button's icon, not its target, ends where the picture does. */
    margin-inline-end: -0.75rem;
  }
`;

export const Count = styled.output`
  color: ${colour.inkFaint};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums lining-nums;
  b {
    color: ${colour.ink};
    font-size: ${size.title};
    font-weight: ${font.strong};
  }
`;

/** Beside the count: the picture is not of the very car. */
export const Drawn = styled.p`
  flex: 1;
  margin-inline-start: ${space[2]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  line-height: 1.3;
`;

/** One line of prints, whose width does not hang on how many have arrived; more than fit scroll sideways. */
export const Strip = styled.ul`
  display: grid;
  grid-auto-columns: clamp(4.5rem, 10%, 9rem);
  grid-auto-flow: column;
  gap: ${space[1]};
  overflow-x: auto;
  /* Room for focus rings inside what scrolls. */
  margin: -${space.half};
  && {
    padding: ${space.half};
  }
  scrollbar-width: none;
`;

export const Print = styled.a`
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

/** The last tile, which leads on: as large as a print. */
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
