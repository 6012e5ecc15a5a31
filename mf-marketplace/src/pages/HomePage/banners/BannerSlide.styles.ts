import { styled } from 'styled-components';
import { font, leading, media, palette, size, space } from '@caravan/shared/theme';

/** The pictures are evening scenes in both themes, so their words take the dark theme's ink on a veil of its paper. */
const ink = palette.dark.ink;
const veil = (share: number): string => `color-mix(in srgb, ${palette.dark.paper} ${share}%, transparent)`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 100%;
`;

export const Words = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[5]};
  background: linear-gradient(to right, ${veil(86)}, ${veil(62)} 34%, ${veil(0)} 62%);
  color: ${ink};
  ${media.narrow} {
    justify-content: flex-start;
    gap: ${space[1]};
    padding: ${space[3]};
    background: linear-gradient(to bottom, ${veil(88)}, ${veil(62)} 38%, ${veil(0)} 66%);
  }
`;

export const Title = styled.span`
  max-width: 46%;
  font-family: ${font.display};
  font-size: ${size.display};
  font-weight: ${font.strong};
  line-height: ${leading.tight};
  text-wrap: balance;
  ${media.narrow} {
    max-width: 22ch;
    font-size: ${size.heading};
  }
`;

export const Call = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  max-width: 46%;
  padding-bottom: ${space.quarter};
  border-bottom: 1px solid currentColor;
  font-weight: ${font.strong};
  svg {
    flex: none;
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
