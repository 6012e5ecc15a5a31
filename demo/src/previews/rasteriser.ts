import { resolve } from 'node:path';
import { createChildWorker } from '@caravan/api/childWorker';
import { sourceFolder } from '../folders';

/** The built server also runs it from the source folder. */
const program = { file: resolve(sourceFolder, 'previews/rasterise.child.mjs'), execArgv: [] };

const timeoutMs = 20_000;

export interface Rasteriser {
  /** Returns an SVG as PNG in its own size. */
  readonly png: (svg: string) => Promise<Buffer>;
  readonly close: () => void;
}

/** Turns SVG into PNG in a process of its own, because resvg can end the whole process. */
export const createRasteriser = (): Rasteriser => {
  const { run, close } = createChildWorker<string>({ program, failure: 'an SVG cannot be rasterised', timeoutMs });
  return { png: run, close };
};
