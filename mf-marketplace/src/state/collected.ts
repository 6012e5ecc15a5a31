import { createCollection } from './createCollection';

/** The vehicles that this browser watches (DET-8). */
export const watched = createCollection('item-collect');

/** The advertisers that this browser has saved (FRI-2). */
export const saved = createCollection('ad-collect');
