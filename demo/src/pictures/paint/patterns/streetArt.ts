import { num } from '../../geometry/format';
import { random } from '../../geometry/random';
import { spot, type Print, type Printed } from '../area';

function stroke(d: string, ink: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

/** Thick tags in neon with outlines, drips and stars. */
export function graffiti({ area, inks }: Print): Printed {
  const s = (u: number, v: number): string => spot(area, u, v);
  const tag = `M${s(0.3, 0.82)}C${s(0.27, 0.5)} ${s(0.36, 0.42)} ${s(0.38, 0.62)}S${s(0.43, 0.9)} ${s(0.45, 0.6)}S${s(0.52, 0.44)} ${s(0.53, 0.66)}S${s(0.6, 0.86)} ${s(0.62, 0.56)}L${s(0.7, 0.5)}`;
  const swirl = `M${s(-0.02, 0.7)}C${s(0.1, 0.4)} ${s(0.18, 0.5)} ${s(0.16, 0.66)}S${s(0.06, 0.74)} ${s(0.1, 0.56)}`;
  const tail = `M${s(0.74, 0.84)}C${s(0.8, 0.46)} ${s(0.9, 0.44)} ${s(0.88, 0.62)}S${s(0.96, 0.78)} ${s(1.02, 0.5)}`;
  const drips = [0.33, 0.44, 0.58, 0.83].map((u, i) => `M${s(u, 0.66)}v${26 + i * 9}`).join('');
  const star = (u: number, v: number, k: number): string =>
    `<path transform="translate(${s(u, v)}) scale(${k})" d="M0 -20L5 -6L20 -6L8 3L12 18L0 9L-12 18L-8 3L-20 -6L-5 -6Z" fill="${inks[2]}"/>`;
  return {
    defs: '',
    body:
      stroke(swirl + tail, inks[0], 30, 0.28) +
      stroke(tag, '#fff', 36) +
      stroke(tag, inks[0], 27) +
      stroke(tag, inks[1], 8) +
      stroke(swirl, inks[1], 18) +
      stroke(swirl, '#fff', 4) +
      stroke(tail, inks[2], 20) +
      stroke(tail, inks[0], 6) +
      stroke(drips, inks[0], 5) +
      star(0.24, 0.56, 1) +
      star(0.71, 0.66, 1.3) +
      star(0.5, 0.48, 0.7) +
      star(0.95, 0.62, 0.8) +
      stroke(`M${s(0.2, 0.88)}L${s(0.72, 0.8)}L${s(0.7, 0.74)}M${s(0.72, 0.8)}L${s(0.7, 0.88)}`, inks[1], 5),
  };
}

/** Two colours thrown at the car. */
export function splash({ area, inks }: Print): Printed {
  const next = random('splash');
  const blob = (u: number, v: number, r: number): string => {
    const cx = area.x + u * area.width;
    const cy = area.y + v * area.height;
    const count = 14;
    const points = Array.from({ length: count }, (_, i) => {
      const k = r * (i % 2 === 0 ? 0.7 + next() * 0.2 : 1 + next() * 0.8);
      const a = (i / count) * Math.PI * 2;
      return [cx + Math.cos(a) * k * 1.3, cy + Math.sin(a) * k] as const;
    });
    let d = '';
    points.forEach(([px, py], i) => {
      const [nx, ny] = points[(i + 1) % count] ?? [px, py];
      d +=
        i === 0
          ? `M${num((px + nx) / 2)} ${num((py + ny) / 2)}`
          : `Q${num(px)} ${num(py)} ${num((px + nx) / 2)} ${num((py + ny) / 2)}`;
    });
    for (let i = 0; i < 16; i += 1) {
      const a = next() * Math.PI * 2;
      const far = r * (1.4 + next() * 1.6);
      const size = 2 + next() * 7;
      d += `Zm0 0M${num(cx + Math.cos(a) * far * 1.3)} ${num(cy + Math.sin(a) * far * 0.8)}m${num(-size)} 0a${num(size)} ${num(size)} 0 1 0 ${num(size * 2)} 0a${num(size)} ${num(size)} 0 1 0 ${num(-size * 2)} 0`;
    }
    return `${d}Z`;
  };
  const k = area.height * (area.seen === 'side' ? 0.2 : 0.16);
  return {
    defs: '',
    body: `<path d="${blob(0.2, 0.6, k)}${blob(0.62, 0.72, k * 1.15)}${blob(0.92, 0.5, k * 0.7)}" fill="${inks[0]}"/><path d="${blob(0.4, 0.58, k)}${blob(0.8, 0.66, k * 0.9)}${blob(0.06, 0.72, k * 0.6)}" fill="${inks[1]}"/>`,
  };
}

/** Printed dots that grow towards the tail, with a burst on the door. */
export function halftone({ id, area, inks }: Print): Printed {
  const dots = (n: number, r: number): string =>
    `<pattern id="${id}${n}" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="8" cy="8" r="${r}" fill="${inks[0]}"/></pattern>`;
  const band = (n: number, from: number, to: number): string =>
    `<path d="M${spot(area, from, -0.1)}L${spot(area, to, -0.1)}L${spot(area, to - 0.08, 1.1)}L${spot(area, from - 0.08, 1.1)}Z" fill="url(#${id}${n})"/>`;
  const burst = Array.from({ length: 22 }, (_, i) => {
    const r = i % 2 === 0 ? 1 : 0.62;
    const a = (i / 22) * Math.PI * 2;
    return `${i === 0 ? 'M' : 'L'}${num(Math.cos(a) * 96 * r)} ${num(Math.sin(a) * 62 * r)}`;
  }).join('');
  return {
    defs: dots(1, 2.2) + dots(2, 4) + dots(3, 5.8) + dots(4, 7.6),
    body: `${band(1, 0.3, 0.5)}${band(2, 0.5, 0.68)}${band(3, 0.68, 0.84)}${band(4, 0.84, 1.2)}<g transform="translate(${spot(area, area.seen === 'side' ? 0.44 : 0.5, area.seen === 'side' ? 0.66 : 0.46)})"><path d="${burst}Z" fill="${inks[1]}" transform="translate(7 7)"/><path d="${burst}Z" fill="#fff" stroke="${inks[1]}" stroke-width="5"/><path d="M-46 18L-30 -20L-14 6L-6 -20L12 18L18 -20L40 -8" fill="none" stroke="${inks[0]}" stroke-width="11" stroke-linejoin="round"/></g>`,
  };
}
