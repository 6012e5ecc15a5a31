import type { Body } from '../../body/body';
import { lines } from '../../geometry/curve';
import type { Frame, Point } from '../../geometry/frame';
import type { Tones } from '../../paint/tones';

/** Vents and edges of both bumpers, to be clipped to the body. */
export function bumpers(body: Body, f: Frame, t: Tones): string {
  const { height, length, sill, frontAxle, rearAxle, arch, recipe, archetype, traits } = body;
  const gapX = frontAxle - arch * 1.1;
  const low = sill + height * (body.cladding ? 0.11 : 0.065);
  const high = recipe.bonnetEdge[1] * height - height * 0.16;
  const mid = Math.max(length * 0.03, gapX * 0.36);
  const vent: Point[] = [
    [mid + 30, high - 16],
    [mid + 58, high - 8],
    [mid + 92, low + 40],
    [mid + 66, low + 22],
  ];
  const slot =
    archetype === 'micro' || traits.bumper === 'clean' || traits.bumper === 'wide'
      ? ''
      : `<path d="${lines(vent, f, true)}" fill="#131518"/><path d="M${f.at(mid + 58, high - 8)}L${f.at(mid + 92, low + 40)}" stroke="${t.light}" stroke-width="1.6" opacity=".5"/>`;
  // The intake's far end, where the bumper turns towards the viewer.
  const mouth: Point[] = [
    [-20, low + (high - low) * 0.42],
    [mid * 0.3, low + (high - low) * 0.36],
    [mid * 0.44, low + 24],
    [mid * 0.2, low - 4],
    [-20, low - 4],
  ];
  const front = high - low > 60 ? `${slot}<path d="${lines(mouth, f, true)}" fill="#101214"/>` : '';
  const b = rearAxle + arch * 1.05;
  const edge = sill + height * 0.19;
  const rear = `<path d="M${f.at(b, edge - 30)}Q${f.at((b + length) / 2, edge + 14)} ${f.at(length + 20, edge + 30)}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".5"/><path d="M${f.at(b, edge - 40)}Q${f.at((b + length) / 2, edge + 4)} ${f.at(length + 20, edge + 20)}" fill="none" stroke="${t.light}" stroke-width="1.6" opacity=".3"/>`;
  return front + rear;
}
