import { latePart } from '../page';

/** What takes a chart along. */
export const SaveMenu = latePart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './SaveMenu')).SaveMenu,
);

/** The figures of a chart as a table, in `details`. */
export const FiguresTable = latePart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './FiguresTable')).FiguresTable,
);

/** What a page that shows charts names among its `late`. */
export const chartParts = [SaveMenu, FiguresTable] as const;
