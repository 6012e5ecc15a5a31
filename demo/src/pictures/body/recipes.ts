import type { Archetype } from '../types';

/**
 * Where a silhouette's corners sit. Heights are shares of the car's height, `at` of the wheelbase measured
 * from the front axle, rear distances shares of the length measured from the rear bumper.
 */
export interface Recipe {
  /** Front share of the two overhangs. */
  overhang: number;
  /** Tyre diameter over length, and its limits in mm. */
  tyre: readonly [share: number, low: number, high: number];
  /** Height of the sill's underside in mm. */
  sill: number;
  nose: number;
  bonnetEdge: readonly [share: number, height: number];
  /** How strongly the bonnet arches: angle at its front and at the windscreen. */
  bonnet: readonly [front: number, rear: number];
  cowl: readonly [at: number, height: number];
  header: readonly [at: number, height: number];
  peak: number;
  roofRear: readonly [share: number, height: number, angle: number];
  /** Foot of the rear window. */
  rearGlass: readonly [share: number, height: number];
  /** Boot lip (three-box) or null: the tail falls straight from the glass. */
  deck: readonly [share: number, height: number] | null;
  /** Roof spoiler reaching back beyond the roof, share of length. */
  spoiler: number;
  tail: readonly [share: number, height: number];
  belt: readonly [front: number, rear: number];
  /** Where the side glass ends, share of the length from the rear. */
  glassEnd: number;
}

const SEDAN: Recipe = {
  overhang: 0.455,
  tyre: [0.1435, 610, 725],
  sill: 158,
  nose: 0.43,
  bonnetEdge: [0.04, 0.515],
  bonnet: [26, 7],
  cowl: [0.135, 0.662],
  header: [0.405, 0.948],
  peak: 0.6,
  roofRear: [0.255, 0.94, -14],
  rearGlass: [0.118, 0.735],
  deck: [0.014, 0.725],
  spoiler: 0,
  tail: [0.004, 0.56],
  belt: [0.638, 0.69],
  glassEnd: 0.163,
};

const SUV: Recipe = {
  overhang: 0.455,
  tyre: [0.158, 670, 790],
  sill: 205,
  nose: 0.45,
  bonnetEdge: [0.03, 0.56],
  bonnet: [24, 5],
  cowl: [0.115, 0.655],
  header: [0.375, 0.948],
  peak: 0.56,
  roofRear: [0.105, 0.945, -6],
  rearGlass: [0.03, 0.66],
  deck: null,
  spoiler: 0.028,
  tail: [0.008, 0.56],
  belt: [0.628, 0.67],
  glassEnd: 0.085,
};

export const RECIPES: Readonly<Record<Archetype, Recipe>> = {
  notchback: SEDAN,
  fastback: {
    ...SEDAN,
    bonnetEdge: [0.046, 0.497],
    nose: 0.4,
    cowl: [0.105, 0.65],
    header: [0.4, 0.95],
    peak: 0.57,
    roofRear: [0.29, 0.945, -12],
    rearGlass: [0.075, 0.75],
    deck: [0.012, 0.728],
    belt: [0.628, 0.69],
    glassEnd: 0.15,
    tyre: [0.147, 630, 735],
  },
  wagon: {
    ...SEDAN,
    bonnetEdge: [0.044, 0.505],
    cowl: [0.11, 0.65],
    header: [0.385, 0.95],
    peak: 0.55,
    roofRear: [0.15, 0.925, -10],
    rearGlass: [0.045, 0.715],
    deck: null,
    spoiler: 0.03,
    tail: [0.006, 0.6],
    belt: [0.625, 0.68],
    glassEnd: 0.1,
    tyre: [0.148, 650, 745],
  },
  hatchback: {
    ...SEDAN,
    overhang: 0.49,
    tyre: [0.155, 600, 695],
    sill: 170,
    nose: 0.42,
    bonnetEdge: [0.038, 0.525],
    bonnet: [30, 10],
    cowl: [0.06, 0.648],
    header: [0.345, 0.945],
    peak: 0.52,
    roofRear: [0.1, 0.93, -8],
    rearGlass: [0.032, 0.66],
    deck: null,
    spoiler: 0.03,
    tail: [0.008, 0.56],
    belt: [0.63, 0.67],
    glassEnd: 0.105,
  },
  micro: {
    ...SEDAN,
    overhang: 0.46,
    tyre: [0.178, 530, 590],
    sill: 175,
    nose: 0.38,
    bonnetEdge: [0.025, 0.525],
    bonnet: [36, 14],
    cowl: [0.02, 0.62],
    header: [0.3, 0.945],
    peak: 0.5,
    roofRear: [0.075, 0.945, -5],
    rearGlass: [0.028, 0.61],
    deck: null,
    spoiler: 0.012,
    tail: [0.006, 0.53],
    belt: [0.6, 0.62],
    glassEnd: 0.095,
  },
  crossover: SUV,
  coupeSuv: {
    ...SUV,
    bonnetEdge: [0.038, 0.54],
    cowl: [0.105, 0.65],
    header: [0.385, 0.95],
    peak: 0.55,
    // The rear window ends at the lip of the tailgate: no boot stands out behind it.
    roofRear: [0.215, 0.95, -11],
    rearGlass: [0.03, 0.715],
    deck: [0.01, 0.69],
    spoiler: 0,
    belt: [0.628, 0.68],
    glassEnd: 0.105,
    tail: [0.005, 0.56],
  },
  fullSuv: {
    ...SUV,
    tyre: [0.152, 720, 800],
    sill: 225,
    bonnetEdge: [0.026, 0.578],
    bonnet: [20, 3],
    cowl: [0.12, 0.65],
    header: [0.345, 0.952],
    peak: 0.52,
    roofRear: [0.085, 0.955, -4],
    rearGlass: [0.028, 0.645],
    spoiler: 0.025,
    belt: [0.622, 0.645],
    glassEnd: 0.068,
  },
  offroader: {
    ...SUV,
    overhang: 0.43,
    tyre: [0.167, 730, 810],
    sill: 262,
    nose: 0.44,
    bonnetEdge: [0.016, 0.595],
    bonnet: [14, 2],
    cowl: [0.145, 0.635],
    header: [0.3, 0.958],
    peak: 0.5,
    roofRear: [0.08, 0.972, -3],
    rearGlass: [0.052, 0.64],
    spoiler: 0.006,
    tail: [0.046, 0.5],
    belt: [0.615, 0.62],
    glassEnd: 0.098,
  },
  monospace: {
    ...SUV,
    overhang: 0.47,
    tyre: [0.15, 640, 720],
    sill: 190,
    nose: 0.4,
    bonnetEdge: [0.028, 0.53],
    bonnet: [28, 12],
    cowl: [0.02, 0.625],
    header: [0.27, 0.945],
    peak: 0.52,
    roofRear: [0.07, 0.955, -4],
    rearGlass: [0.024, 0.62],
    spoiler: 0.02,
    tail: [0.006, 0.53],
    belt: [0.6, 0.615],
    glassEnd: 0.07,
  },
  van: {
    ...SUV,
    overhang: 0.475,
    tyre: [0.133, 640, 720],
    sill: 185,
    nose: 0.36,
    bonnetEdge: [0.02, 0.5],
    bonnet: [24, 9],
    cowl: [0, 0.605],
    header: [0.225, 0.93],
    peak: 0.46,
    roofRear: [0.062, 0.958, -4],
    rearGlass: [0.02, 0.585],
    spoiler: 0.018,
    tail: [0.006, 0.5],
    belt: [0.57, 0.575],
    glassEnd: 0.055,
  },
  bullet: {
    ...SUV,
    overhang: 0.475,
    tyre: [0.137, 670, 730],
    sill: 175,
    nose: 0.34,
    bonnetEdge: [0.03, 0.47],
    bonnet: [26, 17],
    cowl: [-0.06, 0.585],
    header: [0.27, 0.945],
    peak: 0.48,
    roofRear: [0.12, 0.94, -8],
    rearGlass: [0.03, 0.62],
    spoiler: 0.02,
    tail: [0.006, 0.52],
    belt: [0.565, 0.58],
    glassEnd: 0.075,
  },
};
