import { lazyPart } from '../../page';

export const SaveMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './SaveMenu')).SaveMenu,
  { isOptional: true },
);

export const FiguresTable = lazyPart(
  async () => (await import(/* webpackChunkName: "chart-parts" */ './FiguresTable')).FiguresTable,
);

/** Only the server loads it: React does not run in the browser on framed pages. */
export const FramedPlot = lazyPart(
  async () => (await import(/* webpackChunkName: "framed-plot" */ '../framed/FramedPlot')).FramedPlot,
);

/** Lazy parts that a page with charts declares. */
export const chartParts = [SaveMenu, FiguresTable] as const;
