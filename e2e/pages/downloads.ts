import { layout } from './layout';

const slot = '[data-slot="marketplace/downloads"]';
const foot = `${layout.dialog} [role="alert"] + div`;

/** Where things of the download page are. */
export const downloads = {
  item: `${slot} li`,
  /** A file's button: a link to it. */
  file: `${slot} li a[href^="/media/downloads/"]`,
  /** The confirmation dialog of a download. */
  question: layout.dialog,
  confirm: `${foot} > button:last-child`,
} as const;
