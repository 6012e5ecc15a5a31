import { styled } from 'styled-components';
import { font, leading, media, palette, size, space } from '@caravan/shared/theme';

/** The pictures are the same in both themes, so the text always has the colours of the dark theme. */
const paper = palette.dark.paper;
const translucentPaper = (percent: number): string => `color-mix(in srgb, ${paper} ${percent}%, transparent)`;

/** The text covers the left of the picture on wide screens. On narrow screens it is below the picture. */
export const Anchor = styled.a`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  background: ${paper};
  color: ${palette.dark.ink};
  text-decoration: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  &:hover {
    color: ${palette.dark.ink};
  }
  &:focus-visible {
    outline-offset: -${space.half};
    outline-color: ${palette.dark.ink};
  }
  picture {
    display: block;
    height: 100%;
  }
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    picture {
      flex: 1;
      min-height: 0;
    }
  }
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 100%;
`;

export const TextBlock = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[5]};
  background: linear-gradient(
    to right,
    ${translucentPaper(94)},
    ${translucentPaper(88)} 28%,
    ${translucentPaper(62)} 40%,
    ${translucentPaper(0)} 60%
  );
  ${media.narrow} {
    position: static;
    flex: none;
    gap: ${space[1]};
    padding: ${space[2]};
    background: none;
  }
`;

export const Title = styled.span`
  min-width: min-content;
  max-width: 40%;
  font-family: ${font.display};
  font-size: ${size.display};
  font-weight: ${font.strong};
  line-height: ${leading.tight};
  text-wrap: balance;
  ${media.narrow} {
    max-width: 100%;
    font-size: ${size.heading};
  }
`;

export const Call = styled.span`
  max-width: 40%;
  padding-bottom: ${space.quarter};
  border-bottom: 1px solid currentColor;
  font-weight: ${font.strong};
  line-height: 1.35;
  span {
    white-space: nowrap;
  }
  svg {
    display: inline;
    width: 0.7em;
    height: 0.7em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  ${media.narrow} {
    max-width: 100%;
    font-size: ${size.small};
  }
`;
