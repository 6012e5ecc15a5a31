import { pick, vary } from '../../geometry/random';

/** The light of one illustration. */
export interface Palette {
  sky: readonly [string, string];
  far: string;
  mid: string;
  near: string;
  ground: readonly [string, string];
  accent: string;
  ink: string;
  paper: string;
  car: string;
  second: string;
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#e9dfd0', '#f8efe2'],
    far: '#c9b8a6',
    mid: '#a88f7c',
    near: '#6f5b4e',
    ground: ['#cdbfae', '#a99a89'],
    accent: '#c2410c',
    ink: '#2a2522',
    paper: '#faf8f4',
    car: '#b3390f',
    second: '#47616b',
  },
  {
    sky: ['#a9c3c9', '#e3ebe6'],
    far: '#8fa9ad',
    mid: '#6b878c',
    near: '#3f585e',
    ground: ['#b9c2bd', '#8d9893'],
    accent: '#d2571f',
    ink: '#1e2a2d',
    paper: '#f6f5ef',
    car: '#d9d5cc',
    second: '#b3390f',
  },
  {
    sky: ['#3a4260', '#d88a62'],
    far: '#7d627a',
    mid: '#574966',
    near: '#2f2a42',
    ground: ['#5b4c56', '#2c2733'],
    accent: '#f0a04b',
    ink: '#1b1824',
    paper: '#f6e7d3',
    car: '#c9ccd0',
    second: '#a33a14',
  },
  {
    sky: ['#f0c59a', '#f9e8cf'],
    far: '#d9a07a',
    mid: '#b87452',
    near: '#7b4632',
    ground: ['#d8bd9c', '#b3937a'],
    accent: '#8f2f10',
    ink: '#33211a',
    paper: '#fdf7ec',
    car: '#31545c',
    second: '#eadfce',
  },
];

export function paletteOf(seed: string): Palette {
  return pick(seed, 'light', PALETTES);
}

/** Shifts the composition a little so that two pictures of one topic differ. */
export function nudge(seed: string, trait: string, range: number): number {
  return Math.round(vary(seed, trait, -range, range));
}
