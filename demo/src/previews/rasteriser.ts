import { resolve } from 'node:path';
import { makeMaker } from '@caravan/api/maker';
import { sourceFolder } from '../folders';

/** Run from where it lies, by the built server too. */
const program = { file: resolve(sourceFolder, 'previews/rasterise.child.mjs'), execArgv: [] };

const patienceMs = 20_000;

export interface Rasteriser {
  /** A drawing as PNG, in the drawing's own size. */
  readonly png: (svg: string) => Promise<Buffer>;
  readonly close: () => void;
}

/** Turns drawings into pixels, in a process of its own: resvg ends the whole process where it cannot go on. */
export const makeRasteriser = (): Rasteriser => {
  const { make, close } = makeMaker<string>({ program, failure: 'a drawing cannot be rasterised', patienceMs });
  return { png: make, close };
};
