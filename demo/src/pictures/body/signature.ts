import { pick } from '../geometry/random';

/** The face that all series of a brand share: lights and bumper in a manner of its own, after no real car. */
export interface Signature {
  lamp: 'slim' | 'wedge' | 'hook' | 'split' | 'bar';
  tail: 'bar' | 'wedge' | 'hook' | 'blade';
  /** How the light lines are drawn: one line, segments, points, or two lines. */
  light: 'line' | 'dashes' | 'dots' | 'double';
  /** What joins the lamps of a car without a grille: nothing, a black panel, or a line of light. */
  visor: 'none' | 'black' | 'lit';
  bumper: 'vents' | 'blades' | 'clean' | 'wide';
}

type Words = readonly [
  lamp: Signature['lamp'],
  tail: Signature['tail'],
  light: Signature['light'],
  visor: Signature['visor'],
  bumper: Signature['bumper'],
];

/** Brands with many series here; the others get theirs by name. */
const KNOWN: Readonly<Record<string, Words>> = {
  BYD: ['wedge', 'bar', 'line', 'black', 'vents'],
  Denza: ['hook', 'bar', 'double', 'black', 'blades'],
  Geely: ['slim', 'bar', 'dashes', 'none', 'wide'],
  Zeekr: ['bar', 'bar', 'dots', 'lit', 'clean'],
  'Li Auto': ['bar', 'bar', 'line', 'lit', 'clean'],
  NIO: ['split', 'hook', 'double', 'none', 'clean'],
  XPeng: ['bar', 'hook', 'line', 'lit', 'blades'],
  AITO: ['wedge', 'bar', 'double', 'lit', 'vents'],
  Xiaomi: ['hook', 'wedge', 'line', 'none', 'vents'],
  Leapmotor: ['slim', 'bar', 'line', 'black', 'clean'],
  Changan: ['slim', 'wedge', 'dashes', 'none', 'blades'],
  Chery: ['wedge', 'bar', 'dots', 'none', 'wide'],
  Haval: ['slim', 'blade', 'dashes', 'none', 'wide'],
  Hongqi: ['wedge', 'blade', 'double', 'none', 'blades'],
  Aion: ['hook', 'hook', 'dashes', 'black', 'blades'],
  Voyah: ['bar', 'bar', 'dashes', 'lit', 'vents'],
  Toyota: ['hook', 'hook', 'line', 'black', 'wide'],
  Lexus: ['wedge', 'bar', 'dashes', 'none', 'blades'],
  Hyundai: ['split', 'bar', 'dots', 'black', 'wide'],
  Kia: ['hook', 'blade', 'double', 'black', 'blades'],
  'Mercedes-Benz': ['wedge', 'wedge', 'dots', 'black', 'clean'],
  BMW: ['slim', 'hook', 'double', 'none', 'blades'],
  Volkswagen: ['slim', 'bar', 'line', 'lit', 'wide'],
  Tesla: ['slim', 'hook', 'line', 'none', 'clean'],
};

/** The signature of a brand; a car without one is its own brand. */
export function signatureOf(brand: string): Signature {
  const [lamp, tail, light, visor, bumper] = KNOWN[brand] ?? [
    pick<Signature['lamp']>(brand, 'lamp', ['slim', 'wedge', 'hook', 'split', 'bar']),
    pick<Signature['tail']>(brand, 'tail', ['bar', 'wedge', 'hook', 'blade']),
    pick<Signature['light']>(brand, 'light', ['line', 'dashes', 'dots', 'double']),
    pick<Signature['visor']>(brand, 'visor', ['none', 'black', 'lit']),
    pick<Signature['bumper']>(brand, 'bumper', ['vents', 'blades', 'clean', 'wide']),
  ];
  return { lamp, tail, light, visor, bumper };
}
