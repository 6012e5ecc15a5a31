import { escapeHtml } from '@caravan/shared/format';
import { hash } from '../geometry/random';
import { markOf, type Frame } from './marks';

function outline(frame: Frame, ink: string, ground: string): string {
  const line = (d: string, w = 5): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const fill = (d: string): string => `<path d="${d}" fill="${ink}"/>`;
  switch (frame) {
    case 'ring':
      return `<circle cx="120" cy="120" r="80" fill="none" stroke="${ink}" stroke-width="9"/>`;
    case 'double':
      return `<circle cx="120" cy="120" r="82" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="120" cy="120" r="72" fill="${ink}"/>`;
    case 'dot':
      return `<path d="M120 42A78 78 0 1 1 62 68" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><circle cx="90" cy="49" r="7" fill="${ink}"/>`;
    case 'shield':
      return (
        fill('M52 56Q120 34 188 56V118C188 164 156 190 120 204C84 190 52 164 52 118Z') +
        `<path d="M62 64Q120 46 178 64V118C178 158 150 180 120 193C90 180 62 158 62 118Z" fill="none" stroke="${ground}" stroke-width="2"/>`
      );
    case 'hexagon':
      return line('M120 36L193 78V162L120 204L47 162V78Z', 7) + line('M120 50L181 85V155L120 190L59 155V85Z', 1.6);
    case 'diamond':
      return line('M120 30L210 120L120 210L30 120Z', 4) + fill('M120 44L196 120L120 196L44 120Z');
    case 'oval':
      return `<ellipse cx="120" cy="120" rx="98" ry="62" fill="none" stroke="${ink}" stroke-width="6"/><ellipse cx="120" cy="120" rx="88" ry="52" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
    case 'bar':
      return fill('M28 78H212L200 88H40Z') + fill('M40 152H200L212 162H28Z');
    case 'arch':
      return line('M46 190V120A74 74 0 0 1 194 120V190Z', 6) + fill('M46 174H194V190H46Z');
    case 'square':
      return `<rect x="48" y="48" width="144" height="144" rx="20" fill="${ink}"/>`;
    case 'octagon':
      return (
        fill('M86 38H154L202 86V154L154 202H86L38 154V86Z') +
        `<path d="M90 48H150L192 90V150L150 192H90L48 150V90Z" fill="none" stroke="${ground}" stroke-width="2"/>`
      );
    case 'wings':
      return line('M84 104H22M84 120H34M84 136H46M156 104H218M156 120H206M156 136H194', 5);
    case 'slash':
      return fill('M78 62H220L162 178H20Z') + fill('M66 190H150L146 198H62ZM90 42H174L170 50H86Z');
    case 'bracket':
      return line('M78 46H46V194H78M162 46H194V194H162', 8);
    default:
      return '';
  }
}

/** Frames that are filled: the letters stand in the ground colour on them. */
const FILLED: readonly Frame[] = ['slash', 'double', 'shield', 'diamond', 'square', 'octagon'];

/** Room for the letters where a frame leaves less than usual, in pixels. */
const WIDTHS: Partial<Record<Frame, number>> = {
  wings: 62,
  slash: 104,
  diamond: 92,
  shield: 90,
  bracket: 92,
  bar: 96,
  arch: 96,
};

/** A brand's tile, 240 × 240: a monogram of our own in the printed manner of the site. */
export function drawBrandMark(name: string): string {
  const mark = markOf(name, hash(name));
  const ink = FILLED.includes(mark.frame) ? mark.ground : mark.ink;
  const narrow = WIDTHS[mark.frame] ?? 108;
  const natural = mark.letters.length * (mark.face === 'serif' ? 0.74 : 0.68);
  const size = Math.min(mark.letters.length === 1 ? 92 : 80, Math.round(narrow / natural));
  const family = mark.face === 'serif' ? 'Georgia, serif' : 'Arial, sans-serif';
  const weight = mark.style === 'light' ? 400 : 700;
  const slant = mark.style === 'italic' ? ' font-style="italic"' : '';
  const spacing = mark.style === 'wide' ? ' letter-spacing="3"' : '';
  const y = 120 + size * 0.36 - (mark.frame === 'shield' ? 6 : mark.frame === 'arch' ? -2 : 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><title>${escapeHtml(name)}</title><rect width="240" height="240" fill="${mark.ground}"/>${outline(mark.frame, mark.ink, mark.ground)}<text x="${mark.style === 'wide' ? 121.5 : 120}" y="${Math.round(y)}" text-anchor="middle" font-family="${family}" font-size="${size}" font-weight="${weight}"${slant}${spacing} fill="${ink}">${escapeHtml(mark.letters)}</text></svg>`;
}
