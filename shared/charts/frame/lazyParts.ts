import { latePart } from '../../page';

export const SaveMenu = latePart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './SaveMenu')).SaveMenu,
);

export const FiguresTable = latePart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './FiguresTable')).FiguresTable,
);

/** Lazy parts that a page with charts declares. */
export const chartParts = [SaveMenu, FiguresTable] as const;
