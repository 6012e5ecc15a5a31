import { num } from '../geometry/format';

/** A gantry crane on its rails; the foot is at 0,0, about 260 high. */
export function crane(x: number, y: number, k: number, ink: string): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(k)})" fill="none" stroke="${ink}" stroke-linejoin="round"><path d="M-34 0V-150M34 0V-150M-34 -60H34M-34 -150H34L0 -250ZM-34 0L34 -60M-34 -60L34 -150" stroke-width="6"/><path d="M-210 -150H150M-210 -142H150" stroke-width="4"/><path d="M0 -250L-200 -152M0 -250L-110 -152M0 -250L140 -152" stroke-width="2"/><path d="M-120 -142V-70M-112 -142V-70" stroke-width="1.5"/><path d="M-136 -70h40v16h-40Z" fill="${ink}" stroke="none"/><path d="M60 -178h44v28h-44Z" fill="${ink}" stroke="none"/></g>`;
}

/** A car carrier: high slab sides, rows of vents, a ramp at the stern. Water line at 0, about 620 long. */
export function carrier(x: number, y: number, k: number, hull: string, house: string, flip = false): string {
  const vents = Array.from({ length: 14 }, (_, i) => `M${-250 + i * 38} -150h18`).join('');
  const rows = [-120, -92, -64].map((r) => `M-286 ${r}H300`).join('');
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? num(-k) : num(k)} ${num(k)})"><path d="M-300 0L-318 -54Q-322 -172 -296 -176H300Q316 -174 314 -150L306 -40L292 0Z" fill="${house}"/><path d="M-300 0L-314 -40H308L292 0Z" fill="${hull}"/><path d="M-314 -40H308" stroke="#fff" stroke-width="2" opacity=".5"/>` +
    `<path d="${vents}" stroke="#1c1a17" stroke-width="6" opacity=".35"/><path d="${rows}" stroke="#1c1a17" stroke-width="1.4" opacity=".18"/><path d="M-296 -176h604l-6 -10h-590Z" fill="#1c1a17" opacity=".35"/><path d="M-270 -186v-34h110l14 34ZM-258 -220v-16h60v16Z" fill="${house}"/><path d="M-262 -210h96" stroke="#26303a" stroke-width="8"/><path d="M-180 -236v-46M-194 -252h28M-190 -262h20M-186 -272h12" stroke="#1c1a17" stroke-width="3"/><path d="M150 -186v-40h34v40Z" fill="${hull}"/><path d="M150 -216h34" stroke="#fff" stroke-width="5" opacity=".7"/>` +
    `<path d="M250 -60V-12L330 6L334 0L268 -24V-60Z" fill="#4b4f54"/><path d="M-40 -100h130" stroke="${hull}" stroke-width="16"/></g>`
  );
}

/** Stacked containers from x, with the quay at y. */
export function containers(
  x: number,
  y: number,
  columns: number,
  heights: readonly number[],
  inks: readonly string[],
  k = 1,
): string {
  let out = '';
  for (let c = 0; c < columns; c += 1) {
    for (let r = 0; r < (heights[c % heights.length] ?? 1); r += 1) {
      const ink = inks[(c * 2 + r * 3) % inks.length] ?? '#888';
      const cx = x + c * 92 * k;
      const cy = y - (r + 1) * 36 * k;
      out += `<rect x="${num(cx)}" y="${num(cy)}" width="${num(90 * k)}" height="${num(35 * k)}" fill="${ink}"/><path d="M${num(cx + 6 * k)} ${num(cy + 4 * k)}v${num(27 * k)}m${num(15.6 * k)} ${num(-27 * k)}v${num(27 * k)}m${num(15.6 * k)} ${num(-27 * k)}v${num(27 * k)}m${num(15.6 * k)} ${num(-27 * k)}v${num(27 * k)}m${num(15.6 * k)} ${num(-27 * k)}v${num(27 * k)}" stroke="#000" stroke-width="${num(1.6 * k)}" opacity=".22"/>`;
    }
  }
  return out;
}
