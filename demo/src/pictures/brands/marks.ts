/** The outline a monogram stands in. */
export type Frame =
  | 'ring'
  | 'shield'
  | 'hexagon'
  | 'diamond'
  | 'oval'
  | 'bar'
  | 'arch'
  | 'square'
  | 'octagon'
  | 'wings'
  | 'double'
  | 'slash'
  | 'dot'
  | 'bracket';

export interface Mark {
  letters: string;
  frame: Frame;
  ink: string;
  ground: string;
  face: 'serif' | 'sans';
  style: 'plain' | 'italic' | 'wide' | 'light';
}

type Row = readonly [
  letters: string,
  frame: Frame,
  ink: string,
  ground: string,
  face: Mark['face'],
  style: Mark['style'],
];

/** Monograms of our own: none follows a manufacturer's trade mark. */
const ROWS: Readonly<Record<string, Row>> = {
  BYD: ['BYD', 'bar', '#8c1c1c', '#f4ece6', 'sans', 'wide'],
  Denza: ['Dz', 'hexagon', '#2e3f57', '#e9edf2', 'serif', 'plain'],
  Zeekr: ['Z', 'slash', '#1c1a17', '#ece8e0', 'sans', 'light'],
  'Li Auto': ['Li', 'arch', '#0f5a4c', '#e6efec', 'sans', 'plain'],
  NIO: ['N', 'dot', '#1e4f6b', '#e6edf0', 'sans', 'light'],
  XPeng: ['Xp', 'slash', '#3d6b1f', '#ecf0e4', 'sans', 'plain'],
  Geely: ['G', 'octagon', '#173a6a', '#e7ebf2', 'serif', 'plain'],
  Chery: ['Ch', 'oval', '#7a1730', '#f3e8ea', 'serif', 'italic'],
  Changan: ['CA', 'arch', '#21489c', '#e8ecf5', 'sans', 'wide'],
  'Great Wall': ['GW', 'square', '#8a2f16', '#f4e9e2', 'serif', 'plain'],
  Haval: ['H', 'bracket', '#a3251b', '#f5e9e6', 'sans', 'wide'],
  Tank: ['T', 'hexagon', '#4d4a2c', '#eeecdf', 'sans', 'plain'],
  MG: ['MG', 'shield', '#96201f', '#f6eae6', 'serif', 'plain'],
  Hongqi: ['HQ', 'double', '#9a1b1e', '#f5eee0', 'serif', 'plain'],
  'GAC Aion': ['Ai', 'dot', '#5a3f8a', '#eeeaf4', 'sans', 'light'],
  Wuling: ['W', 'diamond', '#b23a16', '#f7ebe2', 'serif', 'plain'],
  Xiaomi: ['Xi', 'square', '#c2410c', '#f9ece3', 'sans', 'light'],
  Leapmotor: ['Lp', 'octagon', '#20645c', '#e4eeec', 'sans', 'italic'],
  AITO: ['A', 'wings', '#26313d', '#e9ebed', 'sans', 'plain'],
  Voyah: ['V', 'wings', '#4a3a6e', '#edeaf2', 'serif', 'plain'],
  Toyota: ['Ty', 'bracket', '#7c1a1d', '#f2eae6', 'serif', 'plain'],
  Lexus: ['Lx', 'diamond', '#2c2b29', '#ebe8e2', 'serif', 'italic'],
  Hyundai: ['Hy', 'arch', '#17406e', '#e6ecf2', 'serif', 'italic'],
  Kia: ['K', 'ring', '#2b2926', '#efebe4', 'sans', 'italic'],
  'Mercedes-Benz': ['MB', 'bar', '#33373b', '#e9eaea', 'serif', 'plain'],
  BMW: ['Bm', 'shield', '#2c5f8d', '#e6edf3', 'sans', 'plain'],
  Volkswagen: ['Vw', 'square', '#1b3f66', '#e5ebf0', 'serif', 'plain'],
  Tesla: ['Te', 'double', '#8f1d22', '#f3e9e8', 'sans', 'light'],
  Ford: ['Fo', 'hexagon', '#1d3f7d', '#e7ebf3', 'serif', 'italic'],
  Chevrolet: ['Cv', 'bar', '#8a6414', '#f5efdf', 'sans', 'plain'],
  Honda: ['Ho', 'octagon', '#8d2123', '#f4eae8', 'sans', 'wide'],
  Nissan: ['Ns', 'oval', '#3a3c40', '#ebeaea', 'sans', 'light'],
  Subaru: ['Su', 'dot', '#213f78', '#e7eaf3', 'serif', 'plain'],
  Opel: ['Op', 'slash', '#83700f', '#f4f0dd', 'serif', 'plain'],
  SsangYong: ['SY', 'diamond', '#35506b', '#e8edf1', 'sans', 'plain'],
  LADA: ['La', 'oval', '#24557c', '#e7edf2', 'sans', 'wide'],
  'Ravon / Daewoo': ['Rv', 'shield', '#5f6468', '#edecea', 'serif', 'italic'],
};

const FRAMES = ['ring', 'shield', 'hexagon', 'diamond', 'oval', 'arch', 'octagon', 'bracket'] as const;

/** The mark of a brand; a brand nobody listed gets its initials in a frame of its own. */
export function markOf(name: string, seed: number): Mark {
  const row = ROWS[name];
  if (row) {
    const [letters, frame, ink, ground, face, style] = row;
    return { letters, frame, ink, ground, face, style };
  }
  const initials =
    name
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .split(/\s+/)
      .map((w) => w.slice(0, 1))
      .join('')
      .slice(0, 2) || 'A';
  return {
    letters: initials,
    frame: FRAMES[seed % FRAMES.length] ?? 'ring',
    ink: '#1c1a17',
    ground: '#ece8e0',
    face: seed % 2 === 0 ? 'serif' : 'sans',
    style: 'plain',
  };
}
