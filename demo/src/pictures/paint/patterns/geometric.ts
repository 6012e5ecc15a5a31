import { mix } from '../../colour/mix';
import { num } from '../../geometry/format';
import { random } from '../../geometry/random';
import { spot, type Print, type Printed } from '../area';

/** A net of triangles between light and dark. */
export function lowPoly({ area, ground, inks }: Print): Printed {
  const next = random('poly');
  const columns = area.seen === 'side' ? 15 : 9;
  const rows = 5;
  const points = Array.from({ length: rows + 1 }, (_row, r) =>
    Array.from(
      { length: columns + 1 },
      (_column, c) =>
        [
          area.x + ((c + (next() - 0.5) * 0.7) / columns) * area.width * 1.06 - area.width * 0.03,
          area.y + ((r + (r === 0 || r === rows ? 0 : (next() - 0.5) * 0.7)) / rows) * area.height,
        ] as const,
    ),
  );
  const shades = [
    inks[0],
    mix(inks[0], ground, 0.5),
    ground,
    mix(ground, inks[1], 0.45),
    inks[1],
    mix(inks[0], '#ffffff', 0.35),
  ];
  const paths = shades.map(() => '');
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const quad = [points[r]?.[c], points[r]?.[c + 1], points[r + 1]?.[c + 1], points[r + 1]?.[c]];
      for (const corners of [
        [0, 1, 2],
        [0, 2, 3],
      ]) {
        const tone = Math.min(5, Math.floor(next() * 3.2 + (r / rows) * 2.6));
        const d = corners
          .map((k, i) => {
            const p = quad[k];
            return p ? `${i === 0 ? 'M' : 'L'}${num(Math.round(p[0]))} ${num(Math.round(p[1]))}` : '';
          })
          .join('');
        paths[tone] = `${paths[tone] ?? ''}${d}Z`;
      }
    }
  }
  return {
    defs: '',
    body: paths
      .map((d, i) =>
        d === ''
          ? ''
          : `<path d="${d}" fill="${shades[i] ?? ground}" stroke="${shades[i] ?? ground}" stroke-width=".8"/>`,
      )
      .join(''),
  };
}

/** A honeycomb with a few filled cells. */
export function hexGrid({ id, area, ground, inks }: Print): Printed {
  const next = random('hex');
  let cells = '';
  let bright = '';
  for (let i = 0; i < 46; i += 1) {
    const column = Math.floor(next() * (area.width / 33));
    const row = Math.floor(next() * (area.height / 38));
    const x = area.x + column * 33;
    const y = area.y + row * 38 + (column % 2) * 19;
    const d = `M${num(x - 11)} ${num(y - 19)}h22l11 19l-11 19h-22l-11 -19Z`;
    if (i % 6 === 0) bright += d;
    else cells += d;
  }
  return {
    defs: `<pattern id="${id}h" x="${num(area.x)}" y="${num(area.y)}" width="66" height="38" patternUnits="userSpaceOnUse"><path d="M0 0h66v38h-66z" fill="${ground}"/><path d="M-11 -19h22l11 19l-11 19h-22M22 0h22M11 -19L22 0L11 19L22 38M55 -19L44 0L55 19L44 38M55 19h22" fill="none" stroke="${inks[0]}" stroke-width="2"/></pattern>`,
    body: `<path d="M0 0H1200V750H0Z" fill="url(#${id}h)"/><path d="${cells}" fill="${inks[0]}" opacity=".7"/><path d="${bright}" fill="${inks[1]}" opacity=".9"/>`,
  };
}

/** Two colours cut at an angle with fine lines between. */
export function twoTone({ area, inks }: Print): Printed {
  const slab = (from: number, to: number, lean: number): string =>
    `M${spot(area, from + lean, -0.1)}L${spot(area, to + lean, -0.1)}L${spot(area, to - lean, 1.1)}L${spot(area, from - lean, 1.1)}Z`;
  return {
    defs: '',
    body: `<path d="${slab(0.56, 1.5, 0.12)}" fill="${inks[0]}"/><path d="${slab(0.5, 0.535, 0.12)}" fill="${inks[1]}"/><path d="${slab(0.46, 0.475, 0.12)}" fill="${inks[0]}"/><path d="${slab(0.43, 0.437, 0.12)}" fill="${inks[1]}"/><path d="${slab(0.86, 0.89, 0.12)}" fill="${inks[1]}"/>`,
  };
}
