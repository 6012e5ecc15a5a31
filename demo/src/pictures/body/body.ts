import { heightAt, knot, sample, type Knot } from '../geometry/curve';
import { clamp } from '../geometry/format';
import type { Point } from '../geometry/frame';
import { vary } from '../geometry/random';
import type { Archetype, CarShape } from '../types';
import { RECIPES, type Recipe } from './recipes';
import { traitsOf, type Traits } from './traits';

/** A car worked out in millimetres, nose at x = 0, ground at y = 0. */
export interface Body {
  shape: CarShape;
  archetype: Archetype;
  traits: Traits;
  recipe: Recipe;
  length: number;
  width: number;
  height: number;
  frontAxle: number;
  rearAxle: number;
  /** Radius of the tyre and of the wheel arch. */
  tyre: number;
  arch: number;
  sill: number;
  cowl: Point;
  header: Point;
  roofRear: Point;
  rearGlass: Point;
  /** Outline over bonnet and roof, from front bumper underside to rear bumper underside. */
  outline: readonly Knot[];
  /** Highest line of the body at x, from bonnet edge to tail. */
  topAt(x: number): number;
  /** Lower edge of the side glass at x. */
  beltAt(x: number): number;
  /** Plastic around arches and sills. */
  cladding: boolean;
  /** Where the bodywork ends: a spare wheel may stand behind it. */
  rearEdge: number;
}

const DEG = 180 / Math.PI;

function slope(a: Point, b: Point): number {
  return Math.atan2(b[1] - a[1], b[0] - a[0]) * DEG;
}

function rearKnots(recipe: Recipe, length: number, height: number, sill: number): Knot[] {
  const back = (share: number): number => length * (1 - share);
  const glass: Point = [back(recipe.rearGlass[0]), recipe.rearGlass[1] * height];
  const roof: Point = [back(recipe.roofRear[0]), recipe.roofRear[1] * height];
  const tailX = back(recipe.tail[0]);
  const square = recipe.tail[0] > 0.03;
  const foot = [
    knot(tailX, recipe.tail[1] * height, square ? -90 : -78),
    knot(square ? tailX + length * 0.014 : length, (square ? 0.38 : 0.42) * height, -86, -94, 0.4, 0.4),
    knot(back(square ? 0.055 : 0.026), sill + (square ? 130 : 96), -110, -142),
    knot(back(square ? 0.085 : 0.062), sill + (square ? 110 : 40), -165),
  ];
  if (recipe.deck) {
    const lip: Point = [back(recipe.deck[0]), recipe.deck[1] * height];
    const fall = slope(roof, glass);
    return [
      knot(roof[0], roof[1], recipe.roofRear[2]),
      knot(glass[0], glass[1], fall + 3, slope(glass, lip) - 2, 0.4, 0.3),
      knot(lip[0], lip[1], 4, -112, 0.3, 0.25),
      ...foot,
    ];
  }
  const tip: Point = [roof[0] + recipe.spoiler * length, roof[1] - recipe.spoiler * length * 0.22];
  const fall = slope(tip, glass);
  return [
    knot(roof[0], roof[1], recipe.roofRear[2]),
    knot(tip[0], tip[1], recipe.roofRear[2] - 5, fall - 6, 0.3, 0.3),
    knot(glass[0], glass[1], fall + 7, -74, 0.36, 0.3),
    ...foot,
  ];
}

function frontKnots(recipe: Recipe, length: number, height: number, sill: number, cowl: Point, header: Point): Knot[] {
  const blunt = recipe.bonnetEdge[0] < 0.02;
  const edge: Point = [recipe.bonnetEdge[0] * length * (blunt ? 1 : 1.22), recipe.bonnetEdge[1] * height];
  const rake = slope(cowl, header);
  return [
    knot(length * (blunt ? 0.05 : 0.064), sill - 10, 180, 172),
    knot(length * (blunt ? 0.013 : 0.021), sill + 46, 128, 110),
    knot(0, recipe.nose * height * (blunt ? 1 : 0.95), 93, 84, 0.34, 0.4),
    knot(edge[0], edge[1], 46, recipe.bonnet[0], 0.55, 0.34),
    knot(cowl[0], cowl[1], recipe.bonnet[1], rake + 2.5, 0.4, 0.3),
    knot(header[0], header[1], rake - 9, rake - 9, 0.34, 0.42),
  ];
}

/** No two series share a roof line to the millimetre: the name moves the corners within what the body type bears. */
function tuned(recipe: Recipe, seed: string): Recipe {
  const roof = vary(seed, 'roof fall', -1, 1);
  const nose = vary(seed, 'nose height', -1, 1);
  const belt = vary(seed, 'belt', -1, 1);
  const [share, height, angle] = recipe.roofRear;
  return {
    ...recipe,
    roofRear: [share + roof * 0.022, height - roof * 0.01, angle - roof * 2],
    rearGlass: [recipe.rearGlass[0] + (recipe.deck ? roof * 0.014 : roof * 0.007), recipe.rearGlass[1]],
    bonnetEdge: [recipe.bonnetEdge[0] + nose * 0.004, recipe.bonnetEdge[1] + nose * 0.014],
    bonnet: [recipe.bonnet[0] - nose * 4, recipe.bonnet[1]],
    header: [recipe.header[0] + roof * 0.012, recipe.header[1]],
    belt: [recipe.belt[0] + belt * 0.008, recipe.belt[1] + belt * 0.014],
    glassEnd: recipe.glassEnd + roof * 0.012,
  };
}

/** Works the car out from its real sizes. */
export function makeBody(shape: CarShape): Body {
  const { archetype, lengthMm: length, heightMm: height, wheelbaseMm: wheelbase } = shape;
  const recipe = tuned(RECIPES[archetype], shape.seed);
  const traits = traitsOf(shape);
  // Electric platforms put the axle nearer to the nose; rear-driven petrol limousines too.
  const overhang = recipe.overhang + (shape.energy === 'electric' ? -0.015 : 0.01);
  const frontAxle = (length - wheelbase) * overhang;
  const tyre = clamp(length * recipe.tyre[0], recipe.tyre[1], recipe.tyre[2]) / 2;
  const lift = traits.drift * 0.008;
  const cowl: Point = [frontAxle + recipe.cowl[0] * wheelbase, (recipe.cowl[1] + lift) * height];
  const header: Point = [frontAxle + (recipe.header[0] + traits.drift * 0.012) * wheelbase, recipe.header[1] * height];
  const outline = [
    ...frontKnots(recipe, length, height, recipe.sill, cowl, header),
    knot(frontAxle + recipe.peak * wheelbase, height, 0, 0, 0.4, 0.4),
    ...rearKnots(recipe, length, height, recipe.sill),
  ];
  const top = sample(outline.slice(3, -4), 12);
  const [front, rear] = recipe.belt;
  const glassEnd = length * (1 - recipe.glassEnd);
  const beltAt = (x: number): number => {
    const t = clamp((x - cowl[0]) / (glassEnd - cowl[0]), 0, 1);
    const lifted =
      traits.kick === 'straight' ? t * 0.4 : traits.kick === 'rising' ? t : t * 0.6 + 0.5 * Math.max(0, t - 0.72) * 2.2;
    return (front + lift + (rear - front) * lifted) * height;
  };
  return {
    shape,
    archetype,
    traits,
    recipe,
    length,
    width: shape.widthMm,
    height,
    frontAxle,
    rearAxle: frontAxle + wheelbase,
    tyre,
    arch: tyre * (archetype === 'offroader' ? 1.13 : 1.085),
    sill: recipe.sill,
    cowl,
    header,
    roofRear: [length * (1 - recipe.roofRear[0]), recipe.roofRear[1] * height],
    rearGlass: [length * (1 - recipe.rearGlass[0]), recipe.rearGlass[1] * height],
    outline,
    topAt: (x) => heightAt(top, x),
    beltAt,
    cladding: archetype === 'offroader' || (shape.bodyType === 'suv' && archetype !== 'coupeSuv' && traits.drift < 0.5),
    rearEdge: length * (1 - recipe.tail[0]),
  };
}
