import { pick, vary } from '../geometry/random';
import type { CarShape } from '../types';
import { signatureOf, type Signature } from './signature';

/** The design of a series, chosen by its name: what tells two cars of one size apart. */
export interface Traits {
  lamp: Signature['lamp'] | 'round';
  tail: Signature['tail'] | 'rings';
  light: Signature['light'];
  visor: Signature['visor'];
  bumper: Signature['bumper'];
  grille: 'closed' | 'hexagon' | 'waterfall' | 'shield' | 'wide' | 'slats';
  crease: 'full' | 'broken' | 'haunch';
  /** How the roof meets the rear: in paint, black, or black with a painted blade. */
  rearPillar: 'paint' | 'black' | 'blade';
  kick: 'straight' | 'rising' | 'upswept';
  handle: 'flush' | 'bar';
  blackRoof: boolean;
  mirror: 'paint' | 'black';
  sideVent: boolean;
  /** Small differences of a centimetre or two, from -1 to 1. */
  drift: number;
  /** Colour of the trim around the glass. */
  trim: 'chrome' | 'black';
}

export function traitsOf(shape: CarShape): Traits {
  const { archetype, seed, energy } = shape;
  const boxy = archetype === 'offroader';
  const small = archetype === 'micro';
  const plugged = energy === 'electric' || energy === 'erev';
  const brand = shape.brand ?? seed;
  const signature = signatureOf(brand);
  return {
    ...signature,
    lamp: small ? 'round' : boxy ? pick(brand, 'small lamp', ['round', 'split', 'round', 'bar']) : signature.lamp,
    tail: boxy
      ? pick(brand, 'small tail', ['blade', 'rings', 'blade'])
      : small
        ? pick(brand, 'small tail', ['rings', 'blade'])
        : shape.bodyType === 'sedan' && signature.tail === 'blade'
          ? 'hook'
          : signature.tail,
    grille: plugged ? 'closed' : boxy ? 'slats' : pick(seed, 'grille', ['hexagon', 'waterfall', 'shield', 'wide']),
    crease: pick(seed, 'crease', ['full', 'broken', 'haunch']),
    rearPillar: archetype === 'notchback' ? 'paint' : pick(seed, 'pillar', ['paint', 'black', 'blade']),
    kick: boxy || archetype === 'van' ? 'straight' : pick(seed, 'kick', ['rising', 'upswept', 'rising']),
    handle: plugged && !small ? 'flush' : pick(seed, 'handle', ['bar', 'bar', 'flush']),
    blackRoof: archetype !== 'notchback' && pick(seed, 'roof', [false, false, true]),
    mirror: pick(seed, 'mirror', ['paint', 'black']),
    sideVent: shape.segment === 'large' || shape.segment === 'full-size' ? pick(seed, 'vent', [true, false]) : false,
    drift: vary(seed, 'drift', -1, 1),
    trim: boxy || archetype === 'micro' ? 'black' : pick(seed, 'trim', ['chrome', 'black']),
  };
}
