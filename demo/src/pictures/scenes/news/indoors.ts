import { skyAndGround } from '../landscape';
import { num } from '../../geometry/format';
import { pick, vary } from '../../geometry/random';
import { linear } from '../../geometry/svg';
import { makeBody } from '../../body/body';
import { makeFrame } from '../../geometry/frame';
import { bodyPath } from '../../views/side/outline';
import { CAST, gloss, join, placeCar, type Part } from '../cast';
import { nudge, type Palette } from './palette';

/** A welding robot standing at x; the arm reaches to the given side. */
function robot(x: number, y: number, side: 1 | -1, p: Palette, bend: number): string {
  const s = side;
  return `<g stroke-linejoin="round" stroke-linecap="round"><path d="M${x - 46} ${y}h92l-14 -34h-64Z" fill="${p.ink}"/><path d="M${x} ${y - 40}L${x - s * 44} ${y - 170}L${x + s * (90 + bend)} ${y - 250 + bend}L${x + s * (150 + bend)} ${y - 180}" fill="none" stroke="#000" stroke-width="40" opacity=".16" transform="translate(4 6)"/><path d="M${x} ${y - 40}L${x - s * 44} ${y - 170}" stroke="${p.accent}" stroke-width="40"/><path d="M${x - s * 44} ${y - 170}L${x + s * (90 + bend)} ${y - 250 + bend}" stroke="${p.accent}" stroke-width="30"/><path d="M${x + s * (90 + bend)} ${y - 250 + bend}L${x + s * (150 + bend)} ${y - 180}" stroke="${p.accent}" stroke-width="20"/><path d="M${x - s * 50} ${y - 172}L${x + s * (84 + bend)} ${y - 256 + bend}" stroke="#fff" stroke-width="5" opacity=".35"/><circle cx="${x}" cy="${y - 44}" r="22" fill="${p.ink}"/><circle cx="${x - s * 44}" cy="${y - 170}" r="24" fill="${p.ink}"/><circle cx="${x - s * 44}" cy="${y - 170}" r="9" fill="${p.paper}"/><circle cx="${x + s * (90 + bend)}" cy="${y - 250 + bend}" r="18" fill="${p.ink}"/><path d="M${x + s * (150 + bend)} ${y - 184}l${s * 12} 34" stroke="${p.ink}" stroke-width="10"/></g>`;
}

function hall(id: string, p: Palette): Part {
  const trusses = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${i * 160} 0L${i * 160 + 80} 70L${i * 160 + 160} 0M${i * 160 + 80} 70V0`)
    .join('');
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 0, 1],
        [
          [0, p.mid],
          [0.5, p.sky[1]],
          [1, p.sky[0]],
        ],
      ) +
      linear(
        `${id}g`,
        [0, 0, 0, 1],
        [
          [0, p.ground[0]],
          [1, p.ground[1]],
        ],
      ),
    body: `<path d="M0 0H960V450H0Z" fill="url(#${id}a)"/><path d="${trusses}M0 72H960" fill="none" stroke="${p.near}" stroke-width="7" opacity=".7"/><path d="M60 130h150v150H60ZM290 130h150v150H290ZM520 130h150v150H520ZM750 130h150v150H750Z" fill="#fff" opacity=".4"/><path d="M135 130v150M60 205h150M365 130v150M290 205h150M595 130v150M520 205h150M825 130v150M750 205h150" stroke="${p.mid}" stroke-width="4" opacity=".6"/><path d="M160 72v26M480 72v26M800 72v26" stroke="${p.ink}" stroke-width="3"/><path d="M120 98h80l10 14H110ZM440 98h80l10 14H430ZM760 98h80l10 14H750Z" fill="${p.paper}"/><path d="M0 450H960V600H0Z" fill="url(#${id}g)"/><path d="M0 450H960" stroke="${p.near}" stroke-width="4"/>`,
  };
}

/** The bare body on the line between two robots. */
export function factory(id: string, seed: string, p: Palette): Part {
  const shape = pick(seed, 'car', [CAST.family, CAST.limousine, CAST.coupe]);
  const belt = `<path d="M0 512H960V548H0Z" fill="${p.ink}"/><path d="M0 516H960" stroke="#fff" stroke-width="3" opacity=".25"/><path d="M0 548H960V556H0Z" fill="#000" opacity=".3"/><path d="${Array.from({ length: 17 }, (_, i) => `M${20 + i * 58} 530h26`).join('')}" stroke="${p.accent}" stroke-width="5"/>`;
  const bend = nudge(seed, 'arm', 18);
  const sparkX = 284 + bend;
  const sparks = Array.from({ length: 15 }, (_, i) => {
    const a = (i / 15) * Math.PI * 2;
    const r = 22 + ((i * 17) % 34);
    return `M${sparkX} 368l${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`;
  }).join('');
  return join(
    hall(id, p),
    { defs: '', body: robot(120, 512, 1, p, bend) + robot(850, 512, -1, p, -bend) + belt },
    placeCar(`${id}c`, shape, { hex: '#c9ccce', finish: 'satin' }, 480, 512, 520),
    {
      defs: '',
      body: `<path d="${sparks}" stroke="#ffd48a" stroke-width="3" stroke-linecap="round"/><circle cx="${sparkX}" cy="368" r="26" fill="#fff3d0" opacity=".55"/><circle cx="${sparkX}" cy="368" r="9" fill="#fff"/>`,
    },
  );
}

/** Columns of a chart as a street the cars climb. */
export function market(id: string, seed: string, p: Palette): Part {
  const heights = [0, 1, 2, 3, 4, 5].map((i) => Math.round(90 + i * 40 + vary(seed, `bar${i}`, -30, 34)));
  const bars = heights
    .map(
      (h, i) =>
        `<path d="M${70 + i * 142} ${530 - h}h104V530h-104Z" fill="${i === 5 ? p.accent : i % 2 === 0 ? p.mid : p.far}"/><path d="M${150 + i * 142} ${530 - h}h24V530h-24Z" fill="#000" opacity=".12"/>`,
    )
    .join('');
  const points = heights.map((h, i) => `${122 + i * 142} ${500 - h - (i === 5 ? 96 : 46)}`);
  const grid = [150, 240, 330, 420].map((y) => `M40 ${y}H920`).join('');
  const paper: Part = {
    defs: linear(
      `${id}a`,
      [0, 0, 0, 1],
      [
        [0, p.paper],
        [1, p.sky[1]],
      ],
    ),
    body: `<path d="M0 0H960V600H0Z" fill="url(#${id}a)"/><path d="${grid}" stroke="${p.ink}" stroke-width="1.5" opacity=".16"/>${bars}<path d="M40 530H920" stroke="${p.ink}" stroke-width="4"/><path d="M${points.slice(0, 5).join('L')}" fill="none" stroke="${p.ink}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="2 12" stroke-linecap="round"/>${points
      .slice(0, 5)
      .map((at) => `<circle r="9" transform="translate(${at})" fill="${p.paper}" stroke="${p.ink}" stroke-width="5"/>`)
      .join('')}`,
  };
  const on = (i: number): number => 530 - (heights[i] ?? 0);
  return join(
    paper,
    placeCar(
      `${id}c`,
      pick(seed, 'car', [CAST.coupe, CAST.city, CAST.limousine]),
      gloss(p.car),
      826,
      on(5),
      230,
      'right',
    ),
    placeCar(`${id}d`, CAST.city, gloss(p.second), 406, on(2), 130, 'right'),
    placeCar(`${id}e`, CAST.offroad, gloss(p.near), 122, on(0), 128, 'right'),
  );
}

/** A test drive round the cones, with a stopwatch. */
export function test(id: string, seed: string, p: Palette): Part {
  const shape = pick(seed, 'car', [CAST.limousine, CAST.coupe, CAST.city]);
  const cone = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse rx="34" ry="7" fill="#000" opacity=".25"/><path d="M-30 0h60v-7h-60Z" fill="${p.ink}"/><path d="M-20 -7L-6 -76H6L20 -7Z" fill="${p.accent}"/><path d="M-15 -30h30l-3 -16h-24Z" fill="${p.paper}"/></g>`;
  const ticks = Array.from(
    { length: 12 },
    (_, i) => `<path d="M0 -74V${i % 3 === 0 ? -58 : -66}" transform="rotate(${i * 30})"/>`,
  ).join('');
  const angle = Math.round(vary(seed, 'time', 30, 320));
  const watch = `<g transform="translate(790 170)"><path d="M-14 -122h28v20h-28ZM62 -92l14 14l14 -14l-14 -14Z" fill="${p.ink}"/><circle r="98" fill="${p.ink}"/><circle r="86" fill="${p.paper}"/><g stroke="${p.ink}" stroke-width="5" stroke-linecap="round">${ticks}</g><path d="M0 0L${num(Math.sin((angle * Math.PI) / 180) * 84)} ${num(-Math.cos((angle * Math.PI) / 180) * 84)}A84 84 0 ${angle > 180 ? 0 : 1} 1 0 -84Z" fill="${p.accent}" opacity=".18"/><path d="M0 10V-62" stroke="${p.accent}" stroke-width="6" stroke-linecap="round" transform="rotate(${angle})"/><circle r="9" fill="${p.accent}"/></g>`;
  const speed = Array.from(
    { length: 9 },
    (_, i) => `M${640 + ((i * 83) % 200)} ${330 + i * 20}h${70 + ((i * 47) % 120)}`,
  ).join('');
  const track: Part = {
    defs: skyAndGround(`${id}a`, `${id}g`, p),
    body: `<path d="M0 0H960V400H0Z" fill="url(#${id}a)"/><path d="M0 400Q240 330 480 372T960 350V420H0Z" fill="${p.mid}" opacity=".7"/><path d="M0 396H960V600H0Z" fill="url(#${id}g)"/><path d="M0 402H960" stroke="${p.accent}" stroke-width="12" stroke-dasharray="48 48"/><path d="M48 402H960" stroke="${p.paper}" stroke-width="12" stroke-dasharray="48 48"/>${cone(130, 440, 0.7)}${cone(890, 446, 0.7)}<path d="${speed}" stroke="${p.paper}" stroke-width="5" stroke-linecap="round" opacity=".65"/>${watch}`,
  };
  return join(track, placeCar(`${id}c`, shape, gloss(p.car), 400 + nudge(seed, 'x', 24), 530, 560), {
    defs: '',
    body: cone(80, 580, 1.25) + cone(750, 586, 1.3),
  });
}

/** The pack in the floor under a car drawn as a glass shell. */
export function battery(id: string, seed: string, p: Palette): Part {
  const shape = pick(seed, 'car', [CAST.limousine, CAST.coupe, CAST.family]);
  const body = makeBody(shape);
  const scale = 720 / body.length;
  const f = makeFrame(480 - 360, 460, scale);
  const path = bodyPath(body, f);
  const from = Math.round(f.x(body.frontAxle + body.arch * 1.1));
  const to = Math.round(f.x(body.rearAxle - body.arch * 1.1));
  const count = 12;
  const w = (to - from) / count;
  const level = Math.round(vary(seed, 'charge', 5, 11));
  const cells = Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${num(from + i * w + 3)}" y="404" width="${num(w - 6)}" height="44" rx="4" fill="${i < level ? '#6cc596' : p.near}"/><rect x="${num(from + i * w + 3)}" y="404" width="${num(w - 6)}" height="12" rx="4" fill="#fff" opacity=".35"/>`,
  ).join('');
  const wheel = (x: number): string =>
    `<g transform="translate(${num(f.x(x))} ${num(f.y(body.tyre))})" fill="none" stroke="${p.paper}"><circle r="${f.len(body.tyre)}" stroke-width="9" opacity=".9"/><circle r="${f.len(body.tyre * 0.66)}" stroke-width="3"/><circle r="9" stroke-width="5"/><path d="M0 -${f.len(body.tyre * 0.6)}V-12M0 12V${f.len(body.tyre * 0.6)}M-${f.len(body.tyre * 0.6)} 0H-12M12 0H${f.len(body.tyre * 0.6)}" stroke-width="3" opacity=".7"/></g>`;
  const motor = (x: number): string =>
    `<circle cx="${num(f.x(x))}" cy="${num(f.y(body.tyre))}" r="24" fill="${p.accent}"/><circle cx="${num(f.x(x))}" cy="${num(f.y(body.tyre))}" r="10" fill="${p.paper}"/>`;
  const layers = [0, 1, 2]
    .map(
      (i) =>
        `<path d="M${from + 10} ${514 + i * 24}L${from + 50} ${500 + i * 24}H${to - 10}L${to - 50} ${514 + i * 24}Z" fill="${i === 0 ? '#6cc596' : i === 1 ? p.accent : p.far}" opacity="${i === 0 ? 0.9 : 0.75}"/>`,
    )
    .toReversed()
    .join('');
  const grid =
    Array.from({ length: 24 }, (_, i) => `M${i * 42} 0V600`).join('') +
    Array.from({ length: 15 }, (_, i) => `M0 ${i * 42}H960`).join('');
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 1, 1],
        [
          [0, p.near],
          [1, p.ink],
        ],
      ) +
      linear(
        `${id}l`,
        [0, 0, 0, 1],
        [
          [0, '#fff', 0.3],
          [1, '#fff', 0.04],
        ],
      ),
    body: `<path d="M0 0H960V600H0Z" fill="url(#${id}a)"/><path d="${grid}" stroke="#fff" stroke-width="1" opacity=".07"/><ellipse cx="480" cy="466" rx="400" ry="20" fill="#000" opacity=".35"/>${layers}<path d="${path}" fill="url(#${id}l)" stroke="${p.paper}" stroke-width="4" stroke-linejoin="round"/><rect x="${from - 8}" y="396" width="${to - from + 16}" height="60" rx="10" fill="${p.ink}" stroke="${p.paper}" stroke-width="3"/>${cells}<path d="M${from - 8} 426H${num(f.x(body.frontAxle))}M${to + 8} 426H${num(f.x(body.rearAxle))}" stroke="${p.accent}" stroke-width="7"/>${wheel(body.frontAxle)}${wheel(body.rearAxle)}${motor(body.frontAxle)}${motor(body.rearAxle)}<path d="M500 110L440 214H484L466 292L540 184H494Z" fill="${p.accent}"/><circle cx="488" cy="200" r="128" fill="none" stroke="${p.paper}" stroke-width="3" stroke-dasharray="4 12" opacity=".6"/>`,
  };
}
