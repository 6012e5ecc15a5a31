/**
 * The palette: paper and ink, one warm accent (oxide red), warm greys. The dark theme is not an inversion: it has a dark background
 * with warm-grey text, and higher surfaces are lighter. Its accent is clay, which stays legible.
 * `contrast.test.ts` computes WCAG contrast of every pair that is used together.
 */
export const palette = {
  light: {
    /** Background of the page. */
    paper: '#faf7f1',
    /** Background of cards, fields and dialogs: one level above the page. */
    surface: '#fffdf9',
    /** Subtle background: hovered rows, table heads, code. */
    wash: '#f2ede3',
    /** Neutral background behind every car, the same as in the demo pictures. */
    studio: '#ebe7df',
    studioInk: '#1d1a15',
    studioLine: '#857c6e',
    /** Text and headings. */
    ink: '#1d1a15',
    /** Secondary text. */
    inkSoft: '#575046',
    /** Captions, units, placeholders. Reaches AA on paper, surface and wash. */
    inkFaint: '#6d6558',
    /** Decorative hairlines. */
    line: '#dfd8ca',
    /** Borders of controls (3:1 on paper). */
    lineStrong: '#8d8475',
    accent: '#ad3d17',
    accentStrong: '#852c0e',
    /** Tinted background of selected items. */
    accentWash: '#f7e7dc',
    onAccent: '#fffaf5',
    good: '#25663f',
    goodWash: '#e3eee3',
    warn: '#7d5200',
    warnWash: '#f7ecd2',
    bad: '#a1231f',
    badWash: '#f9e4e0',
    /** Second data series beside accent. Ink blue, which colour-blind readers can tell from accent. */
    seriesTwo: '#23607e',
    seriesNeutral: '#7b7365',
    /** Backdrop of an open dialog. */
    veil: 'rgb(29 26 21 / 0.5)',
    /** Paper under the backdrop: the colour of the empty scrollbar gutter while a dialog is open. */
    veiledPaper: '#8c8983',
  },
  dark: {
    paper: '#161310',
    surface: '#1e1a16',
    wash: '#2a251f',
    studio: '#36332e',
    studioInk: '#efe9dd',
    studioLine: '#a0978a',
    ink: '#f0e9de',
    inkSoft: '#c3b8a9',
    inkFaint: '#a2978a',
    line: '#38322b',
    lineStrong: '#857a6c',
    accent: '#ef9368',
    accentStrong: '#f8b494',
    accentWash: '#3a261b',
    onAccent: '#22130b',
    good: '#86c79a',
    goodWash: '#1c2d21',
    warn: '#e2b45f',
    warnWash: '#33270f',
    bad: '#f2948a',
    badWash: '#3b201d',
    seriesTwo: '#7cbcd8',
    seriesNeutral: '#9a8f81',
    veil: 'rgb(0 0 0 / 0.62)',
    veiledPaper: '#080706',
  },
} as const;

export type ColourName = keyof typeof palette.light;

/**
 * A modular scale around 1 rem: ratio 1.2 at 360 px, 1.27 at 1440 px. The steps above body scale fluidly between the two.
 * `tiny` is for units and legal lines only.
 */
export const sizeValues = {
  tiny: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  title: 'clamp(1.2rem, 1.15rem + 0.22vw, 1.35rem)',
  heading: 'clamp(1.44rem, 1.32rem + 0.55vw, 1.85rem)',
  display: 'clamp(1.73rem, 1.47rem + 1.15vw, 2.5rem)',
  hero: 'clamp(2.1rem, 1.6rem + 2.2vw, 3.6rem)',
} as const;
