import type { Body } from '../../body/body';
import { through } from '../../geometry/curve';
import { frac, num } from '../../geometry/format';
import type { Frame, Point } from '../../geometry/frame';
import { linear, radialAt, type Stop } from '../../geometry/svg';
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
    [0, t.light, soft * 0.8],
    [0.1, t.light, soft * 0.3],
    [0.26, t.light, soft * 0.16],
    [0.4, t.light, soft * 0.5],
    [0.46, t.light, soft * 0.1],
    [0.48, t.dark, 0],
    [0.68, t.dark, shade * 0.74],
    [0.84, t.dark, shade * 0.68],
    [1, t.dark, Math.min(1, shade * 1.8)],
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

/** The lit and shaded bodywork, to be clipped to the body. Expects the colour itself below it. */
export function paintwork(id: string, body: Body, f: Frame, t: Tones): { defs: string; body: string } {
  const { length, height, sill, frontAxle, rearAxle, arch } = body;
  const wide = (at: (x: number) => number): Point[] =>
    run(-20, length + 20, body.traits.crease === 'haunch' ? 8 : 4, at);
  const crease = wide((x) => creaseAt(body, x));
  const shoulder = wide((x) => creaseAt(body, x) + height * (0.05 + 0.014 * Math.sin((x / length) * Math.PI)));
  const under = wide((x) => creaseAt(body, x) - height * 0.15);
  const a = frontAxle + arch * 0.96;
  const b = rearAxle - arch * 0.96;
  const sculpt = run(a, b, 2, (x) => sculptAt(body, x));
  const bounce = sculpt.map(([x, y]) => [x, y - height * 0.06] as const);
  // The studio floor mirrored in the doors: a wave that sags between the wheels.
  const mirrorTop = run(
    a - 60,
    b + 60,
    5,
    (x) => sculptAt(body, x) + height * (0.05 + 0.03 * Math.sin(((x - a) / (b - a)) * Math.PI * 2)),
  );
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
      [0, low - h * 0.09, 0, low + h * 0.05],
      [
        [0, t.light, t.soft * 0.5],
        [1, t.light, 0],
      ],
      true,
    ) +
    radialAt(`${id}n`, f.x(length * 0.045), f.y(height * 0.36), h * 0.17, [
      [0, t.light, t.soft * 0.7],
      [1, t.light, 0],
    ]) +
    `<filter id="${id}f" x="-10%" y="-80%" width="120%" height="260%"><feGaussianBlur stdDeviation="${num(t.blur * 3)}"/></filter>`;
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
      `<path d="${between(mirrorTop, sculpt, f)}" fill="url(#${id}w)"${edge}/>` +
      `<path d="${between(sculpt, bounce, f)}" fill="${t.light}" opacity="${frac(t.soft * 0.3)}" filter="url(#${id}f)"/>` +
      `<path d="${through(sculpt, f)}" fill="none" stroke="${t.dark}" stroke-width="2.2" opacity="${frac(t.shade * 0.8)}"/>` +
      haunch(id, body, frontAxle, f, t) +
      haunch(id, body, rearAxle, f, t) +
      glints,
  };
}
