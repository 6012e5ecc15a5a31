import type { Body } from '../../body/body';
import { through } from '../../geometry/curve';
import { num } from '../../geometry/format';
import type { Frame, Point } from '../../geometry/frame';
import { linear } from '../../geometry/svg';
import type { Tones } from '../../paint/tones';
import { run } from './lines';

export interface Glass {
  defs: string;
  body: string;
  /** Lower front and rear corner of the side glass and the post between the doors. */
  front: Point;
  rear: Point;
  post: number;
}

/** Thickness of the roof rail over the side glass in mm. */
function rail(body: Body): number {
  return body.archetype === 'offroader' ? 100 : body.archetype === 'van' ? 96 : 72;
}

/** Upper edge of the side glass: the roof line moved inwards. */
function glassTop(body: Body, from: number, to: number): Point[] {
  const inset = rail(body);
  return run(from, to, 6, (x) => body.topAt(x) - inset);
}

/** Where the side glass begins: the foot of the windscreen pillar. */
function pillarFoot(body: Body): number {
  const upright = (body.header[1] - body.cowl[1]) / (body.header[0] - body.cowl[0]);
  return body.cowl[0] + 120 / Math.max(0.45, upright) + 70;
}

export function glass(id: string, body: Body, f: Frame, t: Tones): Glass {
  const { cowl, header, length, height, traits, archetype, roofRear } = body;
  const footX = pillarFoot(body);
  const front: Point = [footX, body.beltAt(footX)];
  const inset = rail(body);
  const dx = header[0] - cowl[0];
  const rise = (body.header[1] - body.cowl[1]) / dx;
  // The pillar runs parallel to the windscreen until the rail is reached.
  const topFrom = Math.min(
    header[0] + dx * 0.12 + 130,
    footX + (body.topAt(header[0] + 150) - inset - front[1]) / rise,
  );
  const endX = length * (1 - body.recipe.glassEnd);
  const rear: Point = [endX, body.beltAt(endX)];
  const square = archetype === 'offroader' || archetype === 'van' || archetype === 'fullSuv' || archetype === 'micro';
  const topTo = square
    ? Math.min(endX - height * 0.06, roofRear[0] - 20)
    : Math.min(roofRear[0] - 40, endX - height * 0.2);
  const top = glassTop(body, topFrom, topTo);
  const last = top.at(-1) ?? rear;
  const first = top[0] ?? front;
  const belt = run(footX, endX, body.traits.kick === 'upswept' ? 6 : 2, (x) => body.beltAt(x)).toReversed();
  const close = square
    ? `C${f.at(last[0] + height * 0.05, last[1])} ${f.at(rear[0] - 10, rear[1] + (last[1] - rear[1]) * 0.7)} ${f.at(...rear)}`
    : `C${f.at(last[0] + (rear[0] - last[0]) * 0.45, last[1] - (last[1] - rear[1]) * 0.22)} ${f.at(rear[0] - (rear[0] - last[0]) * 0.16, rear[1] + (last[1] - rear[1]) * 0.42)} ${f.at(...rear)}`;
  const d = `M${f.at(...front)}L${f.at(first[0] - 34, first[1] - 34 * rise)}${through(top, f, 'L')}${close}${through(belt, f, 'L')}Z`;

  // The windscreen shows as a sliver before the pillar.
  const screen = `M${f.at(cowl[0] + 26, body.topAt(cowl[0] + 26) - 4)}${through(
    run(cowl[0] + 60, header[0] - 10, 3, (x) => body.topAt(x) - 7),
    f,
    'L',
  )}L${f.at(first[0] - 30, first[1] + inset * 0.55)}L${f.at(footX - 88, front[1] + 12)}Q${f.at(cowl[0] + 90, cowl[1] - 8)} ${f.at(cowl[0] + 26, cowl[1] - 2)}Z`;
  const rearScreen = rearWindow(body, f);
  const post =
    body.frontAxle +
    (body.rearAxle - body.frontAxle) *
      (archetype === 'van' || archetype === 'bullet' ? 0.42 : archetype === 'micro' ? 0.68 : 0.545);
  const quarter =
    archetype === 'micro'
      ? 0
      : square || archetype === 'crossover' || archetype === 'wagon'
        ? body.rearAxle + body.tyre * 0.32
        : body.rearAxle - body.tyre * 0.12;
  const pillar = (x: number, lean: number, w: number): string =>
    `<path d="M${f.at(x - w, height)}L${f.at(x + w, height)}L${f.at(x + w + lean, height * 0.5)}L${f.at(x - w + lean, height * 0.5)}Z" fill="#0e0f11"/>`;
  const pillars =
    pillar(post, 30, 36) +
    (quarter > 0 && quarter < endX - 120 ? pillar(quarter, archetype === 'offroader' ? 0 : -40, 26) : '');
  const trim = traits.trim === 'chrome' ? '#c9cdd1' : '#17181a';
  const roofDark = traits.blackRoof
    ? `<path d="${through(
        run(header[0] - dx * 0.02, roofRear[0], 5, (x) => body.topAt(x)),
        f,
      )}${through(run(first[0] - 34, last[0], 5, (x) => body.topAt(x) - inset * 0.78).toReversed(), f, 'L')}Z" fill="#15171a"/><path d="${through(
        run(header[0] + 60, roofRear[0] - 40, 4, (x) => body.topAt(x) - 9),
        f,
      )}" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>`
    : '';
  const seats = interiorThrough(body, f, post);
  const topY = f.y(height);
  const lowY = f.y(body.beltAt(length / 2));
  return {
    front,
    rear,
    post,
    defs:
      linear(
        `${id}G`,
        [0, topY, 0, lowY],
        [
          [0, '#353e46'],
          [0.5, '#1f252a'],
          [1, '#12161a'],
        ],
        true,
      ) +
      linear(
        `${id}R`,
        [f.x(front[0]), topY, f.x(front[0]) + height * f.scale * 0.9, lowY + 40],
        [
          [0, '#dde', 0.42],
          [0.3, '#dde', 0.24],
          [0.31, '#dde', 0.04],
          [0.56, '#dde', 0.03],
          [0.57, '#dde', 0.2],
          [0.7, '#dde', 0.11],
          [0.71, '#dde', 0],
        ],
        true,
      ) +
      linear(
        `${id}T`,
        [0, topY, 0, lowY],
        [
          [0, '#e9f1f6', 0.62],
          [0.3, '#cfdde6', 0.26],
          [1, '#cfdde6', 0.06],
        ],
        true,
      ) +
      `<path id="${id}g" d="${d}"/><path id="${id}i" d="${screen}"/><clipPath id="${id}c"><use href="#${id}g"/></clipPath>`,
    body:
      roofDark +
      rearPillar(body, f, rear, last) +
      `<use href="#${id}i" fill="#22282d"/><use href="#${id}i" fill="url(#${id}T)"/>` +
      rearScreen +
      `<use href="#${id}g" fill="#0e0f11" stroke="#0e0f11" stroke-width="${num(26 * f.scale)}" stroke-linejoin="round"/>` +
      `<g clip-path="url(#${id}c)"><use href="#${id}g" fill="url(#${id}G)"/>${seats}<path d="${sky(body, f, footX, endX)}" fill="url(#${id}T)"/><use href="#${id}g" fill="url(#${id}R)"/>${pillars}<use href="#${id}g" fill="none" stroke="#fff" stroke-width="2.4" opacity=".16"/></g>` +
      `<path d="${through(
        run(footX - 10, endX, body.traits.kick === 'upswept' ? 6 : 2, (x) => body.beltAt(x) - 16),
        f,
      )}" fill="none" stroke="${trim}" stroke-width="${traits.trim === 'chrome' ? 2.6 : 2}" stroke-linecap="round"/>` +
      `<path d="${through(
        run(footX + 30, endX - 30, body.traits.kick === 'upswept' ? 6 : 2, (x) => body.beltAt(x) - 34),
        f,
      )}" fill="none" stroke="${t.light}" stroke-width="1.6" opacity="${t.sharp > 0 ? '.5' : '.25'}"/>`,
  };
}

/** A dark blade joins side and rear glass on cars with a floating roof. */
function rearPillar(body: Body, f: Frame, rear: Point, last: Point): string {
  const { traits, roofRear, rearGlass, recipe } = body;
  if (traits.rearPillar === 'paint' || recipe.deck) return '';
  const edge: Point = [rearGlass[0] - 6, rearGlass[1] + 8];
  const shape = `M${f.at(last[0], last[1] + 10)}L${f.at(roofRear[0] + 40, roofRear[1] - 62)}L${f.at(...edge)}L${f.at(rear[0], rear[1] - 6)}Z`;
  const blade =
    traits.rearPillar === 'blade'
      ? `<path d="M${f.at(rear[0] + 40, rear[1] - 10)}L${f.at(last[0] + 150, last[1] + 6)}" stroke="#c9cdd1" stroke-width="4"/>`
      : '';
  return `<path d="${shape}" fill="#131518"/>${blade}`;
}

/** The rear window seen edge-on. */
function rearWindow(body: Body, f: Frame): string {
  const { roofRear, rearGlass, recipe, length, archetype } = body;
  if (archetype === 'offroader') return '';
  const from = roofRear[0] + recipe.spoiler * length + (recipe.deck ? 60 : 4);
  const to = rearGlass[0] - (recipe.deck ? 50 : 2);
  if (to - from < 20) return '';
  const top = run(from, to, 3, (x) => body.topAt(x) - 5);
  const low = run(
    from + (recipe.deck ? 10 : -18),
    to - (recipe.deck ? 110 : 40),
    3,
    (x) => body.topAt(x) - (recipe.deck ? 42 : 50),
  );
  return `<path d="${through(top, f)}${through(low.toReversed(), f, 'L')}Z" fill="#1b1f23"/><path d="${through(top, f)}" fill="none" stroke="#8d99a3" stroke-width="1.2" opacity=".7"/>`;
}

/** The studio's bright ceiling mirrored in the upper half of the side glass. */
function sky(body: Body, f: Frame, from: number, to: number): string {
  const edge = run(from - 60, to + 60, 5, (x) => {
    const t = (x - from) / (to - from);
    return body.beltAt(x) + (body.topAt(x) - body.beltAt(x)) * (0.4 + 0.1 * Math.sin(t * 5.2 + 0.6));
  });
  return `M${f.at(from - 60, body.height)}L${f.at(to + 60, body.height)}${through(edge.toReversed(), f, 'L')}Z`;
}

/** Both rows of seats and the steering wheel, dark against the windows of the far side. */
function interiorThrough(body: Body, f: Frame, post: number): string {
  const { height } = body;
  const s = height * 0.001;
  const seat = (x: number): string => {
    const y = body.beltAt(x);
    const p = (dx: number, dy: number): string => f.at(x + dx * s, y + dy * s);
    return `<path d="M${f.at(x - 30, y - 60)}Q${p(10, 20)} ${p(44, 72)}Q${p(60, 112)} ${p(104, 112)}L${p(142, 108)}Q${p(190, 100)} ${f.at(x + 176 * s, y - 60)}ZM${p(88, 134)}Q${p(92, 196)} ${p(116, 206)}Q${p(156, 214)} ${p(160, 190)}L${p(150, 126)}Z"/>`;
  };
  const back = body.rearAxle - body.tyre * 0.75;
  const far = (from: number, to: number): string =>
    `<path d="M${f.at(from, body.beltAt(from) + 20)}${through(
      run(from + 130, to - 40, 2, (x) => body.topAt(x) - height * 0.085),
      f,
      'L',
    )}L${f.at(to, body.beltAt(to) + 20)}Z"/>`;
  const row = body.archetype === 'micro' ? '' : far(post + 190, back - 60);
  return (
    `<g fill="#8798a4" opacity=".3">${far(post - 700, post - 40)}${row}</g>` +
    `<g fill="#090b0d" opacity=".85">${seat(post - 190)}${body.archetype === 'micro' ? '' : seat(back)}</g>` +
    `<path d="M${f.at(post - 650, body.beltAt(post) - 10)}L${f.at(post - 585, body.beltAt(post) + height * 0.085)}" stroke="#090b0d" stroke-width="5" stroke-linecap="round" opacity=".85"/>`
  );
}
