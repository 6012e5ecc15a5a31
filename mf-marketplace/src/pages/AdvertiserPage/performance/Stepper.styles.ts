import { styled } from 'styled-components';
import { colour, font, media, size, smallSoft, space } from '@caravan/shared/theme';
import { visuallyHidden } from '@caravan/shared/ui';
import { column } from '../../../components/column';

/** On wide pages the tabs are a column beside the steps. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};
  ${column.wide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-row: 1 / -1;
      grid-column: 2;
    }
  }
`;

export const TabList = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  ${column.wide} {
    flex-direction: column;
    gap: 0;
    border-bottom: 1px solid ${colour.line};
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Tab = styled.button`
  display: flex;
  flex: 1 0 2.75rem;
  align-items: baseline;
  justify-content: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding: ${space[1]} 0;
  border: 0;
  border-top: 2px solid ${colour.line};
  background: none;
  color: ${colour.inkSoft};
  line-height: 1.35;
  text-align: start;
  &[aria-selected='true'] {
    border-color: ${colour.accent};
    color: ${colour.ink};
    font-weight: ${font.strong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  position: relative;
  /* On narrow pages the tabs show only numbers. The panels show the titles. */
  > :last-child {
    ${visuallyHidden}
  }
  ${column.wide} {
    flex: none;
    justify-content: flex-start;
    padding: ${space[2]} 0;
    border-top-width: 1px;
    > :last-child {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
  }
  ${media.hover} {
    &:hover {
      color: ${colour.ink};
    }
  }
`;

export const Numeral = styled.span`
  min-width: 1.1em;
  font-family: ${font.display};
  font-size: ${size.title};
  font-variant-numeric: lining-nums tabular-nums;
  [aria-selected='true'] > & {
    color: ${colour.accent};
  }
  ${column.wide} {
    font-size: ${size.display};
    line-height: 1;
  }
`;

/** A scroll container as tall as the tallest step, so that a change of steps moves nothing. */
export const Track = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (scripting: none), print {
    display: grid;
    gap: ${space[4]};
  }
`;

export const Panel = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Caption = styled.div`
  padding-top: ${space[2]};
  h3 {
    margin-bottom: ${space.half};
    font-size: ${size.title};
    > span {
      display: none;
      color: ${colour.accent};
    }
  }
  p {
    max-width: 60ch;
    color: ${colour.inkSoft};
  }
  /* The tabs show the titles. */
  ${column.wide} {
    @media (scripting: enabled) {
      h3 {
        display: none;
      }
    }
  }
  @media (scripting: none) {
    h3 > span {
      display: inline;
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  ${smallSoft}
  font-variant-numeric: tabular-nums;
  button[aria-disabled='true'] {
    cursor: default;
  }
  ${column.wide} {
    align-self: start;
    justify-content: flex-start;
    margin-inline-start: -${space[1]};
  }
  @media (scripting: none) {
    display: none;
  }
`;
