import { layout } from './layout';

const slot = '[data-slot="marketplace/downloads"]';
const foot = `${layout.dialog} [role="alert"] + div`;

/** Selectors of the download page. */
export const downloads = {
  /** The link to a file. It looks like a button. */
  file: `${slot} li a[href^="/media/downloads/"]`,
  /** The confirmation dialog of a download. */
  question: layout.dialog,
  confirm: `${foot} > button:last-child`,
} as const;
