import { num } from '../../geometry/format';
import { random } from '../../geometry/random';
import type { Print, Printed } from '../area';

/** Lobed patches in three tones; `name` moves them so that the films differ in more than ink. */
export function camouflage(name: string): (print: Print) => Printed {
  return ({ area, inks }) => {
    const next = random(name);
    const angular = name === 'urban';
    const patch = (): string => {
      const cx = area.x + next() * area.width;
      const cy = area.y + next() * area.height;
      const rx = 30 + next() * 62;
      const ry = 15 + next() * 24;
      const count = angular ? 7 : 8;
      const points = Array.from({ length: count }, (_, i) => {
        const a = (i / count) * Math.PI * 2 + 0.4;
        const k = 0.55 + next() * 0.7;
        return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k] as const;
      });
      if (angular)
        return `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(Math.round(x / 8) * 8)} ${num(Math.round(y / 8) * 8)}`).join('')}Z`;
      return `${points
        .map(([x, y], i) => {
          const [nx, ny] = points[(i + 1) % count] ?? [x, y];
          const mid = `${Math.round((x + nx) / 2)} ${Math.round((y + ny) / 2)}`;
          return i === 0 ? `M${mid}` : `Q${Math.round(x)} ${Math.round(y)} ${mid}`;
        })
        .join('')}Z`;
    };
    const many = (count: number): string => Array.from({ length: count }, patch).join('');
    const n = area.seen === 'side' ? 30 : 20;
    return {
      defs: '',
      body: `<path d="${many(n)}" fill="${inks[0]}"/><path d="${many(n * 0.8)}" fill="${inks[1]}"/><path d="${many(n * 0.4)}" fill="${inks[0]}" opacity=".6"/>`,
    };
  };
}
