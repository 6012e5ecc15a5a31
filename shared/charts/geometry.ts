import { colour } from '../theme';
import type { SeriesTone } from './types';

/** Room around the plot in pixels, the same in the sketch and in the drawing, so that nothing moves when one replaces the other. */
export const room = { top: 14, bottom: 30, start: 48, end: 68 } as const;

/** Part of a period's width that its bar takes. */
export const BAR_SHARE = 0.68;

/** Most period names on the axis. */
export const NAMES = { wide: 7, narrow: 3 } as const;

/** Below 768 px charts take their narrow form. */
export const NARROW = '(max-width: 767px)';

/** Heights of the plot; in CSS, so that the room is there before any script. */
export const plotHeight = { wide: '22rem', narrow: '17rem' } as const;

/** Custom properties, which SVG takes as they are: a change of theme needs no new drawing. */
export const toneColour: Record<SeriesTone, string> = {
  accent: colour.accent,
  second: colour.seriesTwo,
  neutral: colour.seriesNeutral,
};
