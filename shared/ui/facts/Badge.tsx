import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, radius, readableInk, size } from '../../theme';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

/** Props of `Badge`. `fill` is a hex colour from data (labelColor). Its text is black or white, by contrast. */
export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  fill?: string | null | undefined;
}

/** A small label. Ignores a `fill` that is no hex colour, so that data cannot inject CSS. */
export function Badge({ children, tone = 'neutral', fill }: BadgeProps) {
  const known = fill && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(fill) ? fill : undefined;
  return (
    <Frame $tone={tone} $fill={known}>
      {children}
    </Frame>
  );
}

const tones = {
  neutral: [colour.wash, colour.inkSoft],
  accent: [colour.accentWash, colour.accentStrong],
  good: [colour.goodWash, colour.good],
  warn: [colour.warnWash, colour.warn],
  bad: [colour.badWash, colour.bad],
} as const;

const Frame = styled.span<{ $tone: BadgeTone; $fill: string | undefined }>`
  display: inline-block;
  max-width: 100%;
  padding: 0.1em 0.55em;
  border-radius: ${radius.control};
  font-size: ${size.tiny};
  font-weight: ${font.strong};
  line-height: 1.6;
  ${({ $fill, $tone }) =>
    $fill === undefined
      ? css`
          background: ${tones[$tone][0]};
          color: ${tones[$tone][1]};
        `
      : css`
          background: ${$fill};
          color: ${readableInk($fill)};
        `}
`;
