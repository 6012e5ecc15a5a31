import type { WheelTones } from './tones';

/** Everything a style needs: ids carry the picture's prefix. Units: the rim's outer edge is at radius 100. */
export interface SpokeInput {
  id: string;
  tones: WheelTones;
  spokes: number;
}

/** One spoke pointing up, defined once and turned round the hub. */
export function around(id: string, count: number, spoke: string, offset = 0): string {
  const step = 360 / count;
  let out = `<g id="${id}"${offset === 0 ? '' : ` transform="rotate(${offset})"`}>${spoke}</g>`;
  for (let i = 1; i < count; i += 1)
    out += `<use href="#${id}" transform="rotate(${Math.round(i * step * 10) / 10})"/>`;
  return out;
}

/** A spoke of two flanks, lit and shaded, with a dark edge that gives it depth. */
function facet(tones: WheelTones, left: string, right: string, outline: string): string {
  return `<path d="${outline}" fill="${tones.edge}" transform="translate(1.8 2.4)"/><path d="${left}" fill="${tones.lit}"/><path d="${right}" fill="${tones.shade}"/>`;
}

function blade(tones: WheelTones, hub: number, waist: number, rim: number, inner = 12, outer = 94): string {
  const mid = -(inner + outer) / 2;
  const left = `M0 -${inner}L-${hub} -${inner}Q-${waist} ${mid} -${rim} -${outer}L0 -${outer}Z`;
  const right = left.replaceAll(/-(\d+(?:\.\d+)?) -/g, '$1 -').replace(`Q-${waist}`, `Q${waist}`);
  const outline = `M-${hub} -${inner}Q-${waist} ${mid} -${rim} -${outer}L${rim} -${outer}Q${waist} ${mid} ${hub} -${inner}Z`;
  return facet(tones, left, right, outline);
}

const classic = ({ id, tones }: SpokeInput): string => around(id, 5, blade(tones, 17, 8, 17));

const sport = ({ id, tones, spokes }: SpokeInput): string => around(id, spokes, blade(tones, 6, 3.6, 6.5));

const mesh = ({ id, tones }: SpokeInput): string => {
  const line = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${tones.edge}" stroke-width="6.4" transform="translate(1 1.6)"/><path d="${d}" fill="none" stroke="${tones.face}" stroke-width="5"/><path d="${d}" fill="none" stroke="${tones.lit}" stroke-width="1.6"/>`;
  return around(id, 10, line('M-4 -16L16 -60L-2 -95M4 -16L-16 -60L2 -95'));
};

const twin = ({ id, tones }: SpokeInput): string =>
  around(
    id,
    5,
    [-11, 11]
      .map(
        (x) =>
          `<path d="M${x - 5} -14L${x - 5.5} -94L${x + 5.5} -94L${x + 5} -14Z" fill="${tones.edge}" transform="translate(1.6 2)"/><path d="M${x - 5} -14L${x - 5.5} -94L${x} -94L${x} -14Z" fill="${tones.lit}"/><path d="M${x} -14L${x} -94L${x + 5.5} -94L${x + 5} -14Z" fill="${tones.shade}"/>`,
      )
      .join(''),
  );

const turbine = ({ id, tones, spokes }: SpokeInput): string =>
  `<circle r="93" fill="${tones.face}"/>` +
  around(
    id,
    spokes,
    `<path d="M-5 -22C10 -44 8 -70 -12 -91A92 92 0 0 1 20 -90C26 -66 20 -40 5 -22Z" fill="#c9ced3"/><path d="M-5 -22C10 -44 8 -70 -12 -91L-6 -91.5C14 -70 15 -44 0 -22Z" fill="#f4f6f7"/><path d="M5 -22C20 -40 26 -66 20 -90L26 -88C31 -64 24 -38 8 -21Z" fill="${tones.pocket}"/>`,
  );

const aeroDisc = ({ id, tones }: SpokeInput): string =>
  `<circle r="94" fill="${tones.face}"/><circle r="94" fill="none" stroke="${tones.shade}" stroke-width="3"/><circle r="58" fill="${tones.lit}" opacity=".5"/>` +
  around(
    id,
    10,
    `<path d="M-17 -88A90 90 0 0 1 17 -88L11 -66A67 67 0 0 0 -6 -66.5Z" fill="${tones.pocket}"/><path d="M-6 -66.5A67 67 0 0 1 11 -66" fill="none" stroke="${tones.lit}" stroke-width="2.5"/><path d="M0 -56L0 -24" stroke="${tones.shade}" stroke-width="1.5"/>`,
  );

const split = ({ id, tones, spokes }: SpokeInput): string =>
  around(
    id,
    spokes,
    facet(
      tones,
      'M-8 -12L-5 -48L-17 -93L-9 -94L0 -58L0 -12Z',
      'M8 -12L5 -48L17 -93L9 -94L0 -58L0 -12Z',
      'M-8 -12L-5 -48L-17 -93L-9 -94L0 -58L9 -94L17 -93L5 -48L8 -12Z',
    ),
  );

const wye = ({ id, tones }: SpokeInput): string =>
  around(
    id,
    5,
    facet(
      tones,
      'M-14 -12L-9 -42L-31 -89L-20 -92L0 -54L0 -12Z',
      'M14 -12L9 -42L31 -89L20 -92L0 -54L0 -12Z',
      'M-14 -12L-9 -42L-31 -89L-20 -92L0 -54L20 -92L31 -89L9 -42L14 -12Z',
    ),
  );

const deepDish = ({ id, tones }: SpokeInput): string =>
  `<circle r="84" fill="none" stroke="${tones.face}" stroke-width="22"/><circle r="90" fill="none" stroke="${tones.lit}" stroke-width="5"/><circle r="75" fill="none" stroke="${tones.shade}" stroke-width="4"/>` +
  around(id, 5, blade(tones, 19, 12, 14, 12, 75));

const steel = ({ id, tones }: SpokeInput): string =>
  `<circle r="92" fill="${tones.face}"/><circle r="70" fill="none" stroke="${tones.lit}" stroke-width="3"/><circle r="66" fill="none" stroke="${tones.shade}" stroke-width="3"/>` +
  around(
    id,
    8,
    `<ellipse cy="-78" rx="13" ry="7.5" fill="${tones.pocket}"/><path d="M-13 -78A13 7.5 0 0 0 13 -78" fill="none" stroke="${tones.lit}" stroke-width="1.8"/>`,
  ) +
  `<circle r="46" fill="${tones.shade}"/><circle r="42" fill="${tones.lit}"/><circle r="32" fill="${tones.face}"/>`;

const beadlock = ({ id, tones, spokes }: SpokeInput): string =>
  around(id, spokes, blade(tones, 9, 9, 15, 12, 84)) +
  `<circle r="88" fill="none" stroke="${tones.lit}" stroke-width="17"/><circle r="88" fill="none" stroke="${tones.face}" stroke-width="14"/>` +
  around(`${id}b`, 20, '<circle cy="-88" r="3.6" fill="#8b9097"/><circle cx="-.7" cy="-88.7" r="1.4" fill="#d9dcdf"/>');

const roundHole = ({ id, tones, spokes }: SpokeInput): string =>
  `<circle r="92" fill="${tones.face}"/><circle r="92" fill="none" stroke="${tones.shade}" stroke-width="3"/>` +
  around(
    id,
    spokes,
    `<circle cy="-70" r="12.5" fill="${tones.pocket}"/><path d="M-12.5 -70A12.5 12.5 0 0 0 12.5 -70" fill="none" stroke="${tones.shade}" stroke-width="3"/>`,
  ) +
  `<circle r="48" fill="${tones.shade}" opacity=".35"/><circle r="44" fill="${tones.face}"/>`;

const petal = ({ id, tones, spokes }: SpokeInput): string =>
  `<circle r="93" fill="${tones.face}"/>` +
  around(
    id,
    spokes,
    `<path d="M0 -30C-8 -40 -30 -66 -27 -80C-18 -90 18 -90 27 -80C30 -66 8 -40 0 -30Z" fill="${tones.pocket}"/><path d="M0 -30C8 -40 30 -66 27 -80" fill="none" stroke="${tones.lit}" stroke-width="3.5"/><path d="M0 -30C-8 -40 -30 -66 -27 -80" fill="none" stroke="${tones.shade}" stroke-width="3.5"/>`,
    30,
  );

const star = ({ id, tones, spokes }: SpokeInput): string =>
  around(
    id,
    spokes,
    facet(
      tones,
      'M0 -10L-11 -30L-2.5 -94L0 -95Z',
      'M0 -10L11 -30L2.5 -94L0 -95Z',
      'M0 -10L-11 -30L-2.5 -94L2.5 -94L11 -30Z',
    ),
  );

const snowflake = ({ id, tones }: SpokeInput): string => {
  const line = (d: string, w: number): string =>
    `<path d="${d}" fill="none" stroke="${tones.edge}" stroke-width="${w + 1.5}" transform="translate(1 1.6)"/><path d="${d}" fill="none" stroke="${tones.face}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${tones.lit}" stroke-width="${w / 3}"/>`;
  return around(id, 10, line('M0 -14L0 -60M0 -56L-16 -94M0 -56L16 -94M0 -36L-11 -50', 5.4));
};

const carbon = ({ id, tones }: SpokeInput): string =>
  `<pattern id="${id}w" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h8v8h-8z" fill="#26292d"/><path d="M0 0h4v4h-4zM4 4h4v4h-4z" fill="#3d4147"/></pattern>` +
  around(
    id,
    5,
    `<path d="M-13 -12C-24 -40 -34 -68 -37 -86A94 94 0 0 1 12 -93C4 -66 8 -40 13 -12Z" fill="${tones.edge}" transform="translate(2 2.5)"/><path d="M-13 -12C-24 -40 -34 -68 -37 -86A94 94 0 0 1 12 -93C4 -66 8 -40 13 -12Z" fill="url(#${id}w)"/><path d="M13 -12C8 -40 4 -66 12 -93" fill="none" stroke="#73787f" stroke-width="2.2"/><path d="M-13 -12C-24 -40 -34 -68 -37 -86" fill="none" stroke="#c2410c" stroke-width="1.6"/>`,
  );

const STYLES: readonly (readonly [name: RegExp, draw: (input: SpokeInput) => string])[] = [
  [/deep-dish/i, deepDish],
  [/twin/i, twin],
  [/snowflake/i, snowflake],
  [/mesh/i, mesh],
  [/turbine/i, turbine],
  [/disc/i, aeroDisc],
  [/split/i, split],
  [/^y-/i, wye],
  [/steel/i, steel],
  [/beadlock/i, beadlock],
  [/hole/i, roundHole],
  [/petal/i, petal],
  [/star/i, star],
  [/carbon/i, carbon],
  [/classic/i, classic],
  [/sport/i, sport],
];

/** The spokes of a style; an unknown name falls back to its number of spokes. */
export function drawSpokes(name: string, input: SpokeInput): string {
  const style = STYLES.find(([pattern]) => pattern.test(name))?.[1];
  if (style) return style(input);
  if (input.spokes === 0) return aeroDisc(input);
  return input.spokes <= 6 ? around(input.id, input.spokes, blade(input.tones, 17, 8, 17)) : sport(input);
}
