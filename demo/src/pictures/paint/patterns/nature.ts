import { num } from '../../geometry/format';
import { random } from '../../geometry/random';
import { spot, type Print, type Printed } from '../area';

/** Stalks with knots and leaves. */
export function bamboo({ area, inks }: Print): Printed {
  const next = random('bamboo');
  let stalks = '';
  let knots = '';
  let leaves = '';
  const count = area.seen === 'side' ? 26 : 14;
  for (let i = 0; i < count; i += 1) {
    const x = area.x + ((i + next() * 0.7) / count) * area.width;
    const lean = (next() - 0.5) * 26;
    const w = 5 + next() * 9;
    stalks += `M${num(x)} ${num(area.y - 20)}L${num(x + lean)} ${num(area.y + area.height + 20)}l${num(w)} 0L${num(x + w)} ${num(area.y - 20)}Z`;
    for (let k = 0.15; k < 1; k += 0.22)
      knots += `M${num(x + lean * k - 2)} ${num(area.y + area.height * (k + next() * 0.06))}h${num(w + 4)}`;
    for (let k = 0; k < 3; k += 1) {
      const ly = area.y + area.height * next();
      const dir = next() < 0.5 ? -1 : 1;
      const l = 26 + next() * 24;
      leaves += `M${num(x)} ${num(ly)}q${num(dir * l * 0.5)} ${num(-l * 0.12)} ${num(dir * l)} ${num(l * 0.36)}q${num(-dir * l * 0.6)} ${num(l * 0.06)} ${num(-dir * l)} ${num(-l * 0.36)}Z`;
    }
  }
  return {
    defs: '',
    body: `<path d="${stalks}" fill="${inks[0]}" opacity=".75"/><path d="${knots}" stroke="${inks[1]}" stroke-width="2"/><path d="${leaves}" fill="${inks[1]}" opacity=".85"/>`,
  };
}

/** Carp, rings on the water and lily pads. */
export function koi({ id, area, inks }: Print): Printed {
  const next = random('koi');
  const fish = `<path d="M-50 0C-30 -22 14 -20 34 0C14 20 -30 22 -50 0Z" fill="${inks[1]}"/><path d="M30 0C46 -22 62 -20 70 -26C64 -8 64 8 70 26C62 20 46 22 30 0Z" fill="${inks[0]}"/><path d="M-34 -12C-14 -20 -8 0 -26 8ZM0 -16C22 -14 18 6 2 12C-6 4 -6 -8 0 -16Z" fill="${inks[0]}"/><path d="M-14 -16l-10 -14l22 11ZM-14 16l-10 14l22 -11Z" fill="${inks[1]}" opacity=".8"/><circle cx="-40" cy="-4" r="2.4" fill="#111"/>`;
  let body = '';
  for (let i = 0; i < 9; i += 1)
    body += `<ellipse cx="${num(area.x + next() * area.width)}" cy="${num(area.y + area.height * (0.2 + next() * 0.7))}" rx="${num(26 + next() * 60)}" ry="${num(10 + next() * 18)}" fill="none" stroke="#6fa7bf" stroke-width="2" opacity=".6"/>`;
  for (let i = 0; i < 5; i += 1)
    body += `<path transform="translate(${spot(area, next(), 0.3 + next() * 0.5)}) scale(1 .6)" d="M0 0L30 -16A34 34 0 1 1 34 0Z" fill="#3f7a58"/>`;
  const places =
    area.seen === 'side'
      ? [
          [0.28, 0.62, 10, 1],
          [0.46, 0.76, -160, 0.95],
          [0.56, 0.55, -8, 1.15],
          [0.72, 0.66, 170, 0.85],
          [0.9, 0.6, 20, 0.9],
          [0.09, 0.62, -14, 0.7],
        ]
      : [
          [0.25, 0.5, 30, 0.8],
          [0.75, 0.44, 150, 0.8],
          [0.5, 0.7, -10, 1],
          [0.5, 0.42, 190, 0.6],
          [0.14, 0.72, 80, 0.6],
        ];
  places.forEach(([u = 0, v = 0, turn = 0, k = 1], i) => {
    const put = `translate(${spot(area, u, v)}) rotate(${turn}) scale(${k})`;
    body +=
      i === 0 ? `<g transform="${put}"><g id="${id}f">${fish}</g></g>` : `<use href="#${id}f" transform="${put}"/>`;
  });
  return { defs: '', body };
}

/** Ridges with snow, the nearer the darker. */
export function snowMountain({ area, inks }: Print): Printed {
  const next = random('ushba');
  const range = (base: number, rise: number, steps: number): readonly [string, string] => {
    let d = `M${spot(area, -0.05, 1.2)}`;
    let caps = '';
    for (let i = 0; i <= steps; i += 1) {
      const u = (i + (next() - 0.5) * 0.4) / steps;
      const v = base - (i % 2 === 0 ? 0.05 : rise * (0.6 + next() * 0.4));
      d += `L${spot(area, u, v)}`;
      if (i % 2 === 1) {
        const s = area.height * rise * 0.32;
        caps += `M${spot(area, u, v)}l${num(s * 0.7)} ${num(s)}l${num(-s * 0.36)} ${num(-s * 0.3)}l${num(-s * 0.3)} ${num(s * 0.46)}l${num(-s * 0.24)} ${num(-s * 0.4)}l${num(-s * 0.5)} ${num(s * 0.24)}Z`;
      }
    }
    return [`${d}L${spot(area, 1.05, 1.2)}Z`, caps];
  };
  const [far, farSnow] = range(0.72, 0.5, 11);
  const [near, nearSnow] = range(0.95, 0.4, 14);
  return {
    defs: '',
    body: `<path d="${far}" fill="${inks[0]}"/><path d="${farSnow}" fill="#fff"/><path d="${near}" fill="${inks[1]}"/><path d="${nearSnow}" fill="#e9f0f5"/>`,
  };
}

/** Dunes with a lit and a shaded side. */
export function dunes({ area, inks }: Print): Printed {
  const wave = (v: number, lift: number, shift: number): string =>
    `M${spot(area, -0.1, v)}C${spot(area, 0.1 + shift, v - lift)} ${spot(area, 0.2 + shift, v - lift)} ${spot(area, 0.34 + shift, v)}S${spot(area, 0.62 + shift, v - lift * 1.2)} ${spot(area, 0.8 + shift, v)}S${spot(area, 1.05, v - lift)} ${spot(area, 1.2, v)}V${Math.round(area.y + area.height * 1.2)}H${Math.round(area.x - area.width * 0.1)}Z`;
  const bands = [
    [0.36, 0.2, 0, inks[0], 0.85],
    [0.52, 0.22, 0.08, inks[1], 0.45],
    [0.6, 0.18, -0.06, inks[0], 0.7],
    [0.74, 0.2, 0.12, inks[1], 0.6],
    [0.84, 0.12, -0.02, inks[0], 0.5],
    [0.95, 0.14, 0.05, inks[1], 0.85],
  ] as const;
  return {
    defs: '',
    body: bands
      .map(([v, lift, shift, ink, o]) => `<path d="${wave(v, lift, shift)}" fill="${ink}" opacity="${o}"/>`)
      .join(''),
  };
}
