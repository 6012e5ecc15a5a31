import type { Body } from '../../body/body';
import { through } from '../../geometry/curve';
import { frac, num } from '../../geometry/format';
import type { Frame, Point } from '../../geometry/frame';
import { linear, radial, radialAt, type Stop } from '../../geometry/svg';
import type { Tones } from '../../paint/tones';
import { creaseAt, run, sculptAt } from './lines';

/** Closed area between two left-to-right lines. */
function between(top: readonly Point[], bottom: readonly Point[], f: Frame): string {
  return `${through(top, f)}${through(bottom.toReversed(), f, 'L')}Z`;
}

/** Light from above down the flank: roof, shoulder, core shade, the ground's reflection, underside. */
function flankStops(t: Tones): Stop[] {
  if (t.mode === 'chrome') {
    return [
      [0, '#fff', 0.9],
      [0.2, '#fff', 0.25],
      [0.34, '#fff', 0.92],
      [0.43, '#fff', 0.6],
      [0.47, t.dark, 0.8],
      [0.56, t.dark, 0.5],
      [0.68, '#fff', 0.3],
      [0.74, '#fff', 0.75],
      [0.8, t.dark, 0.25],
      [1, t.dark, 0.95],
    ];
  }
  const { soft, shade } = t;
  return [
    [0, t.light, soft * 0.9],
    [0.08, t.light, soft * 0.32],
    [0.24, t.light, soft * 0.18],
    [0.38, t.light, soft * 0.56],
    [0.45, t.light, soft * 0.14],
    [0.47, t.dark, 0],
    [0.66, t.dark, shade * 0.5],
    [0.84, t.dark, shade * 0.4],
    [1, t.dark, Math.min(1, shade * 1.9)],
  ];
}

/** Rounded ends: the nose and the tail turn away from the viewer. */
function endStops(t: Tones): Stop[] {
  const { soft, shade } = t;
  return [
    [0, t.dark, shade * 1.25],
    [0.025, t.dark, shade * 0.55],
    [0.06, t.light, soft * 0.2],
    [0.19, t.dark, shade * 0.16],
    [0.36, t.light, soft * 0.14],
    [0.68, t.dark, shade * 0.1],
    [0.85, t.light, soft * 0.12],
    [0.93, t.dark, shade * 0.3],
    [1, t.dark, shade * 1.3],
  ];
}

/** The swell over a wheel: a lit crescent above the arch. */
function haunch(id: string, body: Body, axle: number, f: Frame, t: Tones): string {
  const r = body.arch * 1.14;
  const y = body.tyre;
  const a = (deg: number, k: number): string =>
    f.at(axle + Math.cos((deg * Math.PI) / 180) * r * k, y + Math.sin((deg * Math.PI) / 180) * r * k);
  const d = `M${a(156, 1)}A${f.len(r)} ${f.len(r)} 0 0 1 ${a(24, 1)}Q${f.at(axle + r * 0.1, y + r * 1.36)} ${a(156, 1)}Z`;
  return `<path d="${d}" fill="${t.light}" opacity="${frac(t.soft * 0.42)}" filter="url(#${id}f)"/>`;
}

/** The bodywork turns inwards round both wheels. */
function archShade(id: string, body: Body, f: Frame): string {
  return [body.frontAxle, body.rearAxle]
    .map(
      (x) =>
        `<circle cx="${num(f.x(x))}" cy="${num(f.y(body.tyre))}" r="${f.len(body.arch * 1.3)}" fill="url(#${id}a)"/>`,
    )
    .join('');
}

/** The lit and shaded bodywork, to be clipped to the body. Expects the colour itself below it. */
export function paintwork(id: string, body: Body, f: Frame, t: Tones, near = false): { defs: string; body: string } {
  const { length, height, sill, frontAxle, rearAxle, arch } = body;
  const mirror = t.mode === 'chrome';
  const wide = (at: (x: number) => number): Point[] =>
    run(-20, length + 20, body.traits.crease === 'haunch' ? 8 : 4, at);
  const crease = wide((x) => creaseAt(body, x));
  const shoulder = wide((x) => creaseAt(body, x) + height * (0.05 + 0.014 * Math.sin((x / length) * Math.PI)));
  const under = wide((x) => creaseAt(body, x) - height * 0.15);
  const a = frontAxle + arch * 0.96;
  const b = rearAxle - arch * 0.96;
  const sculpt = run(a, b, 2, (x) => sculptAt(body, x));
  const bounce = sculpt.map(([x, y]) => [x, y - height * 0.06] as const);
  // The studio floor mirrored in the doors: its far edge is a wave that sags between the wheels.
  const horizon = run(-20, length + 20, 9, (x) => {
    const low = sculptAt(body, x);
    const turn = Math.sin(((x - a) / (b - a)) * Math.PI * 2 + 0.5);
    return low + (creaseAt(body, x) - low) * (0.46 + 0.055 * turn);
  });
  const floorEnd = run(-20, length + 20, 2, () => sill - 40);
  const creaseY = f.y(creaseAt(body, length / 2));
  const h = height * f.scale;
  const low = f.y(sculptAt(body, (a + b) / 2));
  const glare: Stop[] = [
    [0.02, '#fff', 0],
    [0.1, '#fff', t.sharp],
    [0.3, '#fff', t.sharp * 0.55],
    [0.46, '#fff', t.sharp * 0.9],
    [0.86, '#fff', t.sharp * 0.8],
    [0.98, '#fff', 0],
  ];
  const defs =
    linear(`${id}v`, [0, f.y(height), 0, f.y(sill)], flankStops(t), true) +
    linear(
      `${id}s`,
      [0, creaseY - h * 0.06, 0, creaseY + h * 0.012],
      [
        [0, t.light, 0],
        [0.5, t.light, t.soft],
        [1, t.light, t.soft * 0.5],
      ],
      true,
    ) +
    linear(
      `${id}u`,
      [0, creaseY - h * 0.008, 0, creaseY + h * 0.15],
      [
        [0, t.dark, t.shade * 0.8],
        [1, t.dark, 0],
      ],
      true,
    ) +
    linear(`${id}e`, [f.x(0), 0, f.x(length), 0], endStops(t), true) +
    linear(`${id}h`, [f.x(0), 0, f.x(length), 0], glare, true) +
    linear(
      `${id}w`,
      [0, low - h * 0.16, 0, low + h * 0.09],
      [
        [0, t.bright, Math.min(1, t.soft * (t.mode === 'printed' ? 0.5 : mirror ? 1.8 : t.sharp > 0 ? 0.9 : 0.55))],
        [0.4, t.bright, t.soft * (t.mode === 'printed' ? 0.26 : 0.62)],
        [1, t.bright, 0],
      ],
      true,
    ) +
    linear(
      `${id}x`,
      [0, creaseY + h * 0.02, 0, low],
      [
        [0, t.dark, 0],
        [1, t.dark, mirror ? 0.92 : t.shade * (t.sharp > 0 ? 0.85 : 0.5)],
      ],
      true,
    ) +
    radial(`${id}a`, [
      [0.76, t.dark, t.shade * 0.95],
      [0.83, t.dark, t.shade * 0.42],
      [1, t.dark, 0],
    ]) +
    radialAt(`${id}n`, f.x(length * 0.045), f.y(height * 0.36), h * 0.17, [
      [0, t.bright, t.soft * 0.9],
      [1, t.bright, 0],
    ]) +
    `<filter id="${id}f" x="-10%" y="-80%" width="120%" height="260%"><feGaussianBlur stdDeviation="${num(t.blur * 2.4)}"/></filter>`;
  const line = (drop: number, thick: number): string =>
    between(
      wide((x) => creaseAt(body, x) + height * drop),
      wide((x) => creaseAt(body, x) + height * (drop - thick)),
      f,
    );
  const glints =
    t.sharp > 0
      ? `<path d="${line(0.045, t.mode === 'metallic' ? 0.024 : 0.017)}" fill="url(#${id}h)" filter="url(#${id}f)"/><path d="${line(0.004, 0.0045)}" fill="url(#${id}h)" opacity=".75"/>` +
        (t.mode === 'metallic'
          ? `<path d="${line(-0.07, 0.03)}" fill="url(#${id}h)" opacity=".3" filter="url(#${id}f)"/>`
          : '')
      : '';
  const edge = t.blur < 1.5 ? '' : ` filter="url(#${id}f)"`;
  return {
    defs,
    body:
      `<path d="M0 0H1200V750H0Z" fill="url(#${id}v)"/><path d="M0 0H1200V750H0Z" fill="url(#${id}e)"/><path d="M0 0H1200V750H0Z" fill="url(#${id}n)"/>` +
      `<path d="${between(shoulder, crease, f)}" fill="url(#${id}s)"${edge}/><path d="${between(crease, under, f)}" fill="url(#${id}u)"${edge}/>` +
      `<path d="${between(crease, horizon, f)}" fill="url(#${id}x)"${edge}/><path d="${between(horizon, floorEnd, f)}" fill="url(#${id}w)"${mirror ? '' : ` filter="url(#${id}f)"`}/>` +
      `<path d="${between(sculpt, bounce, f)}" fill="${t.light}" opacity="${frac(t.soft * 0.3)}" filter="url(#${id}f)"/>` +
      `<path d="${through(sculpt, f)}" fill="none" stroke="${t.dark}" stroke-width="2.2" opacity="${frac(t.shade * 0.8)}"/>` +
      haunch(id, body, frontAxle, f, t) +
      (near ? '' : haunch(id, body, rearAxle, f, t)) +
      archShade(id, body, f) +
      glints,
  };
}
