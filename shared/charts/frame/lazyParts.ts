import { lazyPart } from '../../page';

export const SaveMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './SaveMenu')).SaveMenu,
  { isOptional: true },
);

export const FiguresTable = lazyPart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './FiguresTable')).FiguresTable,
);

/** Lazy parts that a page with charts declares. */
export const chartParts = [SaveMenu, FiguresTable] as const;
