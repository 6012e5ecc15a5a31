import { pick } from '../../geometry/random';

/** Materials of one cabin. */
export interface Cabin {
  hide: string;
  hideLit: string;
  hideDark: string;
  pad: string;
  padLit: string;
  trim: string;
  trimLit: string;
  lining: string;
  stitch: string;
  glow: string;
}

const CABINS: readonly [Cabin, ...Cabin[]] = [
  {
    hide: '#cdb898',
    hideLit: '#e6d8c0',
    hideDark: '#94805f',
    pad: '#2b2a2a',
    padLit: '#56524e',
    trim: '#8a6a47',
    trimLit: '#c6a276',
    lining: '#e7e0d3',
    stitch: '#8b6a45',
    glow: '#f0b070',
  },
  {
    hide: '#35373b',
    hideLit: '#5b5f65',
    hideDark: '#191a1d',
    pad: '#1d1e21',
    padLit: '#484b50',
    trim: '#6e747a',
    trimLit: '#c3c8cc',
    lining: '#8d8d8c',
    stitch: '#c2410c',
    glow: '#e2603a',
  },
  {
    hide: '#8e4a2b',
    hideLit: '#b9734d',
    hideDark: '#552813',
    pad: '#262321',
    padLit: '#544b45',
    trim: '#2c2e31',
    trimLit: '#75797e',
    lining: '#d9d2c6',
    stitch: '#e3b48d',
    glow: '#f0a668',
  },
  {
    hide: '#dedad2',
    hideLit: '#f6f4ef',
    hideDark: '#a7a196',
    pad: '#3d4248',
    padLit: '#737a82',
    trim: '#b7bcc0',
    trimLit: '#eceef0',
    lining: '#eeebe5',
    stitch: '#7d8890',
    glow: '#8fd0e6',
  },
  {
    hide: '#4b5b57',
    hideLit: '#738783',
    hideDark: '#2a3533',
    pad: '#232827',
    padLit: '#4f5957',
    trim: '#a58a63',
    trimLit: '#d9c19a',
    lining: '#dcdad2',
    stitch: '#d9c19a',
    glow: '#9fd8b8',
  },
];

export function cabinOf(seed: string): Cabin {
  return pick(seed, 'cabin', CABINS);
}
