import type { Traits } from '../body/traits';
import { num } from '../geometry/format';

/** A line of light with its glow, in the manner of the brand. `d` is its path, `w` its width in pixels. */
export function lightLine(d: string, w: number, light: Traits['light'], core: string, halo: string): string {
  const stroke = (colour: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"${more}/>`;
  // Butt ends: the halves of a bar across the car meet in the middle without overlapping.
  const glow = stroke(halo, w * 3, ' opacity=".28"');
  switch (light) {
    case 'dashes':
      return glow + stroke(core, w * 1.15, ` stroke-dasharray="${num(w * 4)} ${num(w * 1.2)}"`);
    case 'dots':
      return glow + stroke(core, w * 1.3, ` stroke-dasharray="${num(w * 1.3)} ${num(w * 0.9)}"`);
    case 'double':
      return glow + stroke(core, w * 1.7) + stroke('#16181b', w * 0.55, ' stroke-linecap="round"');
    default:
      return glow + stroke(core, w, ' stroke-linecap="round"');
  }
}
