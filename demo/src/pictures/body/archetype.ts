import { pick } from '../geometry/random';
import type { CarShape } from '../types';

/** The silhouettes the pictures know. */
export type Archetype =
  | 'notchback'
  | 'fastback'
  | 'wagon'
  | 'hatchback'
  | 'micro'
  | 'crossover'
  | 'coupeSuv'
  | 'fullSuv'
  | 'offroader'
  | 'van'
  | 'bullet';

/** Upright and tall for its length: a ladder-frame look, or a van filed as SUV. */
function isBoxy(shape: CarShape): boolean {
  const ratio = shape.heightMm / shape.lengthMm;
  return (shape.heightMm >= 1780 && ratio >= 0.37) || (shape.heightMm >= 1710 && ratio >= 0.385);
}

function sedanKind(shape: CarShape): Archetype {
  const { lengthMm, heightMm, seed, energy } = shape;
  if (lengthMm < 3700) return 'micro';
  // Short saloons with a boot are petrol cars (Nexia, Priora); electric cars of that length have a tailgate.
  if (lengthMm < (energy === 'electric' ? 4400 : 4300) || /^(Astra|Golf|Fit|Note)\b/i.test(seed)) return 'hatchback';
  if (/^Prius\b/i.test(seed)) return 'fastback';
  if (/\b(GT|Z9GT|Touring|Wagon|Estate)\b/i.test(seed) || (heightMm >= 1540 && lengthMm > 4900)) return 'wagon';
  if (energy === 'petrol' || energy === 'hybrid') return pick(seed, 'boot', ['notchback', 'notchback', 'fastback']);
  return pick(seed, 'boot', ['fastback', 'fastback', 'notchback']);
}

function suvKind(shape: CarShape): Archetype {
  const { lengthMm, heightMm, seed } = shape;
  if (isBoxy(shape)) return 'offroader';
  if (heightMm < 1630 && lengthMm > 4600) return 'coupeSuv';
  if (/^EC\d|Coupe/i.test(seed)) return 'coupeSuv';
  if (lengthMm >= 4880 && heightMm >= 1720) return 'fullSuv';
  return 'crossover';
}

/** Judges the silhouette by size: the facts know only sedan, SUV and MPV. */
export function archetypeOf(shape: CarShape): Archetype {
  if (shape.bodyType === 'suv') return suvKind(shape);
  if (shape.bodyType === 'sedan') return sedanKind(shape);
  if (shape.energy === 'electric' && shape.lengthMm > 5000) return pick(shape.seed, 'nose', ['bullet', 'van']);
  return 'van';
}
