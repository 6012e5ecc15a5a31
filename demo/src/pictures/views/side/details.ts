import type { Body } from '../../body/body';
import { through } from '../../geometry/curve';
import { frac, num } from '../../geometry/format';
import type { Frame } from '../../geometry/frame';
import type { Tones } from '../../paint/tones';
import type { Glass } from './glass';
import { creaseAt } from './lines';
import { archFoot } from './outline';

/** Panel gaps: dark lines with a lit edge behind each. */
function gaps(id: string, d: string, t: Tones): string {
  return `<defs><path id="${id}p" d="${d}" fill="none"/></defs><use href="#${id}p" stroke="${t.light}" stroke-width="1.3" opacity="${frac(0.12 + t.soft * 0.5)}" transform="translate(1.6 .6)"/><use href="#${id}p" stroke="${t.dark}" stroke-width="1.9" opacity=".85"/>`;
}

/** Door, bonnet and bumper gaps. */
export function shutLines(id: string, body: Body, f: Frame, t: Tones, glass: Glass): string {
  const { frontAxle, rearAxle, arch, sill, height, archetype, length } = body;
  const low = sill + height * 0.045;
  const van = archetype === 'van' || archetype === 'bullet';
  const doorX = Math.max(frontAxle + arch * 1.12, glass.front[0] - 160);
  const top = body.beltAt(doorX);
  const front = `M${f.at(glass.front[0] - 20, Math.max(top, glass.front[1]) - 18)}C${f.at(doorX - 10, top - height * 0.07)} ${f.at(doorX - 40, low + height * 0.2)} ${f.at(doorX + 6, low + 40)}Q${f.at(doorX + 20, low)} ${f.at(doorX + 90, low)}L${f.at(glass.post - 40, low)}`;
  const post = `M${f.at(glass.post + 24, body.beltAt(glass.post) - 18)}C${f.at(glass.post + 40, height * 0.45)} ${f.at(glass.post + 36, low + 200)} ${f.at(glass.post + 18, low + 30)}`;
  const single = archetype === 'micro';
  const wide = arch * (body.cladding ? 1.22 : 1.13);
  const foot = archFoot(body, wide, low);
  const endTop = Math.min(glass.rear[0] - 60, rearAxle + arch * (archetype === 'fullSuv' ? 0.3 : 0.08));
  const rear = single
    ? ''
    : `M${f.at(endTop, body.beltAt(endTop) - 18)}C${f.at(endTop - 10, body.beltAt(endTop) - height * 0.07)} ${f.at(rearAxle - wide * 0.36, body.tyre + wide * 1.06)} ${f.at(rearAxle - wide * 0.64, body.tyre + wide * 0.77)}A${f.len(wide)} ${f.len(wide)} 0 0 0 ${f.at(rearAxle - foot, low + 30)}Q${f.at(rearAxle - foot - 10, low)} ${f.at(rearAxle - foot - 70, low)}L${f.at(glass.post + 50, low)}`;
  const bonnet = through(
    [
      [body.outline[3]?.x ?? 100, creaseAt(body, 120) + height * 0.01],
      [frontAxle, Math.min(body.topAt(frontAxle) - 70, creaseAt(body, frontAxle) + height * 0.075)],
      [glass.front[0] - 60, glass.front[1] - 2],
    ],
    f,
  );
  const bumperX = Math.max(120, frontAxle - arch * 0.98);
  const bumper = `M${f.at(bumperX, body.tyre + arch * 0.5)}Q${f.at(bumperX - 60, body.tyre + arch * 0.62)} ${f.at(bumperX - 150, creaseAt(body, 150) - height * 0.04)}`;
  const rearX = rearAxle + arch * 0.98;
  const back = `M${f.at(rearX, body.tyre + arch * 0.42)}C${f.at(rearX + 60, body.tyre + arch * 0.62)} ${f.at(body.rearEdge - 260, creaseAt(body, length) - height * 0.15)} ${f.at(body.rearEdge - 60, creaseAt(body, length) - height * 0.1)}`;
  const rail = van ? `M${f.at(glass.post + 900, height * 0.505)}L${f.at(body.rearEdge - 140, height * 0.5)}` : '';
  const flap = flapAt(body, f, t);
  return gaps(id, front + post + rear + bonnet + bumper + back + rail, t) + flap;
}

/** Filler or charge flap. */
function flapAt(body: Body, f: Frame, t: Tones): string {
  const plug = body.shape.energy === 'electric' && body.traits.drift > 0;
  const x = plug ? body.frontAxle + body.arch * 0.1 : body.rearAxle + body.arch * 0.5;
  const y = creaseAt(body, x) - body.height * 0.035;
  const w = 150;
  const h = plug ? 120 : 150;
  if (plug && y - h < body.tyre + body.arch) return '';
  return `<rect x="${num(f.x(x))}" y="${num(f.y(y))}" width="${f.len(w)}" height="${f.len(h)}" rx="7" fill="none" stroke="${t.dark}" stroke-width="1.3" opacity=".5"/>`;
}

/** Door handles on both doors. */
export function handles(body: Body, f: Frame, t: Tones, glass: Glass): string {
  const { traits, archetype, height } = body;
  const width = archetype === 'micro' ? 130 : 190;
  const at = [glass.post - 150 - width / 2];
  if (archetype !== 'micro')
    at.push(archetype === 'van' || archetype === 'bullet' ? glass.post + 230 : body.rearAxle - body.arch * 0.42);
  return at
    .map((x) => {
      const y = Math.min(body.beltAt(x) - height * 0.055, creaseAt(body, x) + height * 0.038);
      const w = f.len(width);
      const px = num(f.x(x - width / 2));
      if (traits.handle === 'flush')
        return `<rect x="${px}" y="${num(f.y(y))}" width="${w}" height="5.6" rx="2.8" fill="${t.dark}" opacity=".55"/><rect x="${px}" y="${num(f.y(y) + 0.6)}" width="${w}" height="3.6" rx="1.8" fill="${t.base}"/><rect x="${px}" y="${num(f.y(y) + 0.6)}" width="${w}" height="1.3" rx=".6" fill="#fff" opacity=".5"/>`;
      return `<ellipse cx="${num(f.x(x))}" cy="${num(f.y(y) + 5)}" rx="${num(width * 0.4 * f.scale)}" ry="6" fill="${t.dark}" opacity=".45"/><rect x="${px}" y="${num(f.y(y))}" width="${w}" height="6.5" rx="3.2" fill="${t.base}"/><rect x="${px}" y="${num(f.y(y))}" width="${w}" height="2.6" rx="1.3" fill="#fff" opacity="${frac(0.25 + t.soft * 0.6)}"/><path d="M${px} ${num(f.y(y) + 7)}h${w}" stroke="${t.dark}" stroke-width="1.2" opacity=".7"/>`;
    })
    .join('');
}

/** The near door mirror in front of the side glass. */
export function mirror(id: string, body: Body, f: Frame, t: Tones, glass: Glass): string {
  const big = body.shape.bodyType === 'sedan' ? 1 : 1.15;
  const x = f.x(glass.front[0] + 175);
  const y = f.y(glass.front[1] + 52 * big);
  const s = f.scale * big;
  const w = 205 * s;
  const h = 128 * s;
  const cap = `M${num(x - w * 0.5)} ${num(y + h * 0.25)}C${num(x - w * 0.52)} ${num(y - h * 0.25)} ${num(x - w * 0.2)} ${num(y - h * 0.55)} ${num(x + w * 0.28)} ${num(y - h * 0.5)}Q${num(x + w * 0.5)} ${num(y - h * 0.45)} ${num(x + w * 0.48)} ${num(y)}Q${num(x + w * 0.46)} ${num(y + h * 0.42)} ${num(x + w * 0.2)} ${num(y + h * 0.44)}L${num(x - w * 0.25)} ${num(y + h * 0.46)}Q${num(x - w * 0.48)} ${num(y + h * 0.46)} ${num(x - w * 0.5)} ${num(y + h * 0.25)}Z`;
  const fill = body.traits.mirror === 'black' ? '#16181b' : t.base;
  return (
    `<path d="M${num(x - w * 0.1)} ${num(y + h * 0.4)}L${num(x + w * 0.16)} ${num(y + h * 0.4)}L${num(x + w * 0.1)} ${num(f.y(glass.front[1] - 30))}L${num(x - w * 0.3)} ${num(f.y(glass.front[1] - 26))}Z" fill="#0f1012"/>` +
    `<defs><path id="${id}j" d="${cap}"/></defs><use href="#${id}j" fill="${fill}"/><use href="#${id}j" fill="url(#${id}m)"/><path d="M${num(x - w * 0.42)} ${num(y + h * 0.2)}L${num(x + w * 0.2)} ${num(y + h * 0.12)}" stroke="#f6a43a" stroke-width="2" stroke-linecap="round" opacity=".85"/><use href="#${id}j" fill="none" stroke="${t.dark}" opacity=".5"/>`
  );
}
