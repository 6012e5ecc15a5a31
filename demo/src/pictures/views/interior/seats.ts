import { linear } from '../../geometry/svg';
import type { Printed } from '../../paint/area';
import type { Cabin } from './palette';

/** The backs of both front seats at the edges of the picture. */
export function seats(id: string, c: Cabin): Printed {
  const seat =
    `<path d="M118 470V430M178 470V430" stroke="#9aa0a5" stroke-width="11"/><path d="M66 446Q52 356 92 344Q148 332 204 344Q244 356 230 446Q226 466 204 468H92Q70 466 66 446Z" fill="url(#${id}s)"/><path d="M84 356Q148 340 212 356" fill="none" stroke="#fff" stroke-width="4" opacity=".4" stroke-linecap="round"/><path d="M84 446Q148 458 212 446" fill="none" stroke="${c.stitch}" stroke-width="2.5" stroke-dasharray="8 5"/>` +
    `<path d="M-50 760C-62 600 -40 500 20 480Q148 452 276 480C336 500 356 600 346 760Z" fill="url(#${id}s)"/><path d="M20 480Q148 452 276 480C336 500 356 600 346 760H310C318 610 306 524 262 506Q148 482 34 506C-10 524 -22 610 -14 760H-50C-62 600 -40 500 20 480Z" fill="${c.hideDark}" opacity=".55"/><path d="M24 486Q148 460 272 486" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>` +
    `<path d="M34 508Q148 484 262 508C302 526 314 610 308 760" fill="none" stroke="${c.stitch}" stroke-width="3" stroke-dasharray="9 6"/><path d="M34 508C-6 526 -18 610 -12 760" fill="none" stroke="${c.stitch}" stroke-width="3" stroke-dasharray="9 6"/><path d="M36 640Q148 616 260 640L266 760H30Z" fill="${c.hideDark}" opacity=".5"/><path d="M36 640Q148 616 260 640" fill="none" stroke="${c.hideLit}" stroke-width="4" opacity=".8"/><path d="M40 654Q148 632 256 654" fill="none" stroke="${c.stitch}" stroke-width="2.5" stroke-dasharray="8 5"/><path d="M336 560C350 620 350 690 346 760H330C336 680 334 610 322 556Z" fill="${c.hideLit}" opacity=".5"/>`;
  return {
    defs: linear(
      `${id}s`,
      [0, 0, 1, 0.35],
      [
        [0, c.hideDark],
        [0.25, c.hide],
        [0.6, c.hideLit],
        [0.85, c.hide],
        [1, c.hideDark],
      ],
    ),
    body: `<g id="${id}q" transform="translate(-50 0)">${seat}</g><use href="#${id}q" transform="matrix(-1 0 0 1 1200 0)"/>`,
  };
}
