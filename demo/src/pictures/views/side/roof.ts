import type { Body } from '../../body/body';
import { through } from '../../geometry/curve';
import type { Frame } from '../../geometry/frame';
import { run } from './lines';

/** Roof rails of SUVs and the aerial fin; drawn behind the body so that their feet meet the roof. */
export function roofTop(body: Body, f: Frame): string {
  const { archetype, header, roofRear, traits, height } = body;
  const railed =
    (archetype === 'crossover' && traits.drift > -0.4) ||
    archetype === 'fullSuv' ||
    archetype === 'offroader' ||
    (archetype === 'wagon' && traits.drift > 0);
  const finX = roofRear[0] - (body.recipe.deck ? 20 : 170);
  const fin = `<path d="M${f.at(finX - 80, body.topAt(finX - 80) - 10)}Q${f.at(finX + 10, body.topAt(finX) + height * 0.016)} ${f.at(finX + 40, body.topAt(finX) + height * 0.023)}L${f.at(finX + 60, body.topAt(finX + 60) - 10)}Z" fill="#17191c"/>`;
  if (!railed) return fin;
  const from = header[0] + 190;
  const to = roofRear[0] - 60;
  const line = through(
    run(from, to, 3, (x) => body.topAt(x) + 15),
    f,
  );
  const tone = traits.trim === 'chrome' ? '#b9bec3' : '#2a2d31';
  const legs = `M${f.at(from, body.topAt(from) + 15)}L${f.at(from - 70, body.topAt(from) - 20)}M${f.at(to, body.topAt(to) + 15)}L${f.at(to + 70, body.topAt(to) - 20)}`;
  return `${fin}<path d="${line}${legs}" fill="none" stroke="#101113" stroke-width="5.5" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${tone}" stroke-width="2.4" stroke-linecap="round"/>`;
}
