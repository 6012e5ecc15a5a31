/** What kind of body rankings file a series under; hatchbacks and wagons are 'sedan' there. */
export type BodyType = 'sedan' | 'suv' | 'mpv';

/**
 * The silhouettes that the pictures know. `fastback`: the roof falls to a short boot. `wagon`: estates and shooting brakes.
 * `monospace`: a short bonnet under a tall roof. `bullet`: a people carrier whose nose and roof are one curve.
 */
export const archetypes = [
  'notchback',
  'fastback',
  'wagon',
  'hatchback',
  'micro',
  'crossover',
  'coupeSuv',
  'fullSuv',
  'offroader',
  'monospace',
  'van',
  'bullet',
] as const;
export type Archetype = (typeof archetypes)[number];

/** What drives the car: decides grille, exhaust and charge flap. */
export type Energy = 'electric' | 'petrol' | 'phev' | 'erev' | 'hybrid';

/** One series as the pictures need it. Sizes in millimetres; `seed` is the series name. */
export interface CarShape {
  bodyType: BodyType;
  archetype: Archetype;
  segment: string;
  energy: Energy;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  wheelbaseMm: number;
  /** Chooses grille, window line and pillars, so that two series never look alike. */
  seed: string;
  /** Chooses the lights that the series of a brand share; without it the series has its own. */
  brand?: string;
}

export type Finish =
  | 'gloss'
  | 'matte'
  | 'satin'
  | 'metallic'
  | 'chrome'
  | 'colour-shift'
  | 'printed'
  | 'clear'
  | 'tinted';

/** A paint or film. `pattern` of a printed film is its name in the catalogue ("Koi Pond") or its group ("Nature"). */
export interface Paint {
  /** `#rrggbb` */
  hex: string;
  finish: Finish;
  pattern?: string;
  /** Second colour of a colour-shift film. */
  secondaryHex?: string;
  /** Further inks of a printed film. */
  accentHexes?: readonly string[];
  /** 0 to 1: how strongly a coating covers the paint below it. */
  alpha?: number;
}

/** One wheel style of the catalogue; the name chooses the drawing, `spokes` is the fallback for unknown names. */
export interface Wheel {
  spokes: number;
  hex: string;
  finish: string;
  name: string;
}

/**
 * Four views of the whole car, and four details: a front wheel, a headlamp and a tail lamp from near, the dashboard.
 */
export type CarView = 'side' | 'front' | 'back' | 'interior' | 'wheel' | 'lamp' | 'tail' | 'dashboard';

/** 'studio' draws the neutral ground and wall, 'none' leaves everything but car and shadow transparent. */
export interface DrawOptions {
  background?: 'studio' | 'none';
}
