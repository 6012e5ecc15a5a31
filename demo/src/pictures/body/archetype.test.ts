import { SHAPES } from '../testing/facts';
import type { CarShape } from '../types';
import { archetypeOf } from './archetype';

function kindOf(brand: string, seed: string): string | undefined {
  const shape = SHAPES.find((s) => s.brand === brand && s.seed === seed);
  return shape && archetypeOf(shape);
}

describe('archetypeOf', () => {
  it('knows hatchbacks, wagons and micro cars filed under sedan', () => {
    expect(kindOf('BYD', 'Dolphin')).toBe('hatchback');
    expect(kindOf('Zeekr', '001')).toBe('wagon');
    expect(kindOf('Denza', 'Z9GT EV')).toBe('wagon');
    expect(kindOf('Wuling', 'Hongguang MINIEV')).toBe('micro');
  });

  it('knows boxy off-roaders from tall family SUVs', () => {
    expect(kindOf('Tank', '300')).toBe('offroader');
    expect(kindOf('Haval', 'Menglong (Raptor) Hi4')).toBe('offroader');
    expect(kindOf('Li Auto', 'L9')).toBe('fullSuv');
    expect(kindOf('BYD', 'Song PLUS DM-i')).toBe('crossover');
    expect(kindOf('Xiaomi', 'YU7')).toBe('coupeSuv');
  });

  it('gives short petrol saloons a boot', () => {
    const nexia: CarShape = {
      bodyType: 'sedan',
      segment: 'compact',
      energy: 'petrol',
      lengthMm: 4330,
      widthMm: 1690,
      heightMm: 1505,
      wheelbaseMm: 2480,
      seed: 'Nexia',
    };
    expect(['notchback', 'fastback']).toContain(archetypeOf(nexia));
    expect(archetypeOf({ ...nexia, seed: 'Golf', lengthMm: 4255 })).toBe('hatchback');
    expect(archetypeOf({ ...nexia, seed: 'Prius', lengthMm: 4540, energy: 'hybrid' })).toBe('fastback');
  });

  it('gives every people carrier a van', () => {
    const kinds = SHAPES.filter((s) => s.bodyType === 'mpv').map(archetypeOf);
    expect(new Set(kinds)).toEqual(new Set(['van', 'bullet']));
  });
});
