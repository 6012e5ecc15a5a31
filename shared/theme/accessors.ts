/**
 * Typed names of the design tokens for styled-components. The values are custom properties, so that a theme switch is one attribute on
 * <html> and no React render. `contrast.test.ts` checks that every accessor has a token behind it.
 */
export const colour = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  wash: 'var(--wash)',
  studio: 'var(--studio)',
  studioInk: 'var(--studio-ink)',
  studioLine: 'var(--studio-line)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  inkFaint: 'var(--ink-faint)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  accent: 'var(--accent)',
  accentStrong: 'var(--accent-strong)',
  accentWash: 'var(--accent-wash)',
  onAccent: 'var(--on-accent)',
  good: 'var(--good)',
  goodWash: 'var(--good-wash)',
  warn: 'var(--warn)',
  warnWash: 'var(--warn-wash)',
  bad: 'var(--bad)',
  badWash: 'var(--bad-wash)',
  seriesTwo: 'var(--series-two)',
  seriesNeutral: 'var(--series-neutral)',
  veil: 'var(--veil)',
  veiledPaper: 'var(--veiled-paper)',
} as const;

/** The 8-point scale: `space[1]` is 8 px, `space[8]` is 64 px. `quarter` (2 px) and `half` (4 px) are for the inside of controls. */
export const space = {
  quarter: '0.125rem',
  half: '0.25rem',
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '2.5rem',
  6: '3rem',
  8: '4rem',
} as const;

/** Type sizes, smallest first. The steps above `body` grow with the screen. `tiny` is for units and legal lines only. */
export const size = {
  tiny: 'var(--size-tiny)',
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  title: 'var(--size-title)',
  heading: 'var(--size-heading)',
  display: 'var(--size-display)',
  hero: 'var(--size-hero)',
} as const;

/** Styles of small text: `smallSoft` for secondary text, `smallFaint` for captions and units. */
export const smallSoft = `color: ${colour.inkSoft}; font-size: ${size.small};`;
export const smallFaint = `color: ${colour.inkFaint}; font-size: ${size.small};`;

/** Type families (both scripts in each), weights in use and line heights (Georgian gets taller lines by itself). */
export const font = {
  text: 'var(--font-text)',
  display: 'var(--font-display)',
  normal: 400,
  strong: 600,
} as const;

/** Line heights. They are larger under `lang="ka"`, because Georgian letters are taller. */
export const leading = { text: 'var(--leading-text)', tight: 'var(--leading-tight)' } as const;

/** Corner radii: `control` for buttons and fields, `card` for cards and pictures, `round` for chips and avatars. */
export const radius = { control: '3px', card: '4px', round: '999px' } as const;

/** Durations and easing. Animate opacity and transform only. */
export const motion = {
  quick: '150ms',
  calm: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Widths that layouts share: text column (at most 70 characters), content column, page padding that grows with the screen. */
export const measure = { text: '68ch', content: '82rem', gutter: 'clamp(1rem, 4vw, 2.5rem)' } as const;

/** The query of the narrow layout: up to 768 px (HOME-1 swaps its banners below 769 px). */
export const NARROW_LAYOUT = '(max-width: 48em)';

/**
 * Media queries: `${media.narrow} { … }` in styled-components. They are in em, so that a larger font size in the browser
 * gives the layout of a smaller screen. The widths in pixels are those at the default font size of 16 px.
 */
export const media = {
  /** Phones: up to 480 px. */
  phone: '@media (max-width: 30em)',
  /** The narrowest phones: up to 340 px. */
  tiny: '@media (max-width: 21.25em)',
  /** Up to 540 px: the header has no room for texts in every language. */
  small: '@media (max-width: 33.75em)',
  narrow: `@media ${NARROW_LAYOUT}`,
  /** Windows too low for fixed bars, for example 320 × 256 px: a screen of 1280 × 1024 at 400 % (WCAG 1.4.10). */
  low: '@media (max-height: 25em)',
  /** From 769 px. */
  wide: '@media (min-width: 48.01em)',
  /** From 1024 px: the side menu has its column. */
  menu: '@media (min-width: 64em)',
  /** Below 1024 px: the menu is a drawer. */
  noMenu: '@media (max-width: 63.99em)',
  /** From 1200 px. */
  desktop: '@media (min-width: 75em)',
  calm: '@media (prefers-reduced-motion: reduce)',
  /** Devices whose pointer can hover. Prevents hover styles on touch screens. */
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Colours that the visitor's system sets. Borders that are transparent become visible in them. */
  forced: '@media (forced-colors: active)',
} as const;

/** Stacking order, lowest first. Open dialogs are in the browser's top layer above all of these. */
export const layer = { sticky: 10, header: 20, drawer: 30, toast: 40, progress: 50 } as const;
