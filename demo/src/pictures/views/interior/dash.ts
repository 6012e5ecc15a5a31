import { pick } from '../../geometry/random';
import { linear } from '../../geometry/svg';
import type { Printed } from '../../paint/area';
import type { Cabin } from './palette';

type Layout = 'wide' | 'portrait' | 'twin';

/** A map with a route, and cards beside it. */
function screen(id: string, layout: Layout): string {
  const frame = { wide: [478, 338, 340, 150], portrait: [536, 330, 180, 178], twin: [470, 346, 300, 122] }[layout];
  const [x = 0, y = 0, w = 0, h = 0] = frame;
  const map = `<path d="M${x} ${y + h * 0.66}L${x + w * 0.34} ${y + h * 0.4}L${x + w * 0.5} ${y + h * 0.62}L${x + w * 0.66} ${y + h * 0.2}M${x + w * 0.2} ${y}L${x + w * 0.34} ${y + h * 0.4}L${x + w * 0.3} ${y + h}M${x + w * 0.5} ${y + h * 0.62}L${x + w * 0.62} ${y + h}" fill="none" stroke="#3f5663" stroke-width="4"/><path d="M${x + w * 0.1} ${y + h * 0.88}L${x + w * 0.3} ${y + h * 0.86}L${x + w * 0.34} ${y + h * 0.4}L${x + w * 0.5} ${y + h * 0.62}L${x + w * 0.62} ${y + h * 0.3}" fill="none" stroke="#6fc3e0" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${x + w * 0.62}" cy="${y + h * 0.3}" r="7" fill="#e2603a"/>`;
  const cards =
    layout === 'portrait'
      ? `<rect x="${x + 10}" y="${y + h - 66}" width="${w - 20}" height="40" rx="8" fill="#26343c"/><path d="M${x + 24} ${y + h - 50}h70M${x + 24} ${y + h - 38}h44" stroke="#b9cdd6" stroke-width="5" stroke-linecap="round"/>`
      : `<rect x="${x + w * 0.7}" y="${y + 12}" width="${w * 0.27}" height="${h * 0.4}" rx="8" fill="#26343c"/><rect x="${x + w * 0.7}" y="${y + 20 + h * 0.4}" width="${w * 0.27}" height="${h * 0.36}" rx="8" fill="#26343c"/><path d="M${x + w * 0.74} ${y + 32}h${w * 0.17}M${x + w * 0.74} ${y + 46}h${w * 0.1}M${x + w * 0.74} ${y + 40 + h * 0.4}h${w * 0.14}" stroke="#b9cdd6" stroke-width="5" stroke-linecap="round"/>`;
  const dock = `<path d="M${x + 16} ${y + h - 10}h12m14 0h12m14 0h12m14 0h12" stroke="#8fa6b2" stroke-width="6" stroke-linecap="round"/>`;
  const second =
    layout === 'twin'
      ? `<rect x="786" y="346" width="250" height="122" rx="12" fill="#0a0c0e"/><rect x="793" y="353" width="236" height="108" rx="7" fill="url(#${id}x)"/><circle cx="850" cy="406" r="32" fill="#5b3a2c"/><path d="M838 392L868 406L838 422Z" fill="#f4e6d4"/><path d="M900 390h96M900 410h64M900 430h110" stroke="#8fa6b2" stroke-width="6" stroke-linecap="round"/>`
      : '';
  return `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" rx="14" fill="#0a0c0e"/><path d="M${x - 4} ${y + 6}Q${x - 4} ${y - 4} ${x + 8} ${y - 4}H${x + w - 8}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".4"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="url(#${id}x)"/>${map}${cards}${dock}<path d="M${x} ${y}H${x + w * 0.5}L${x + w * 0.2} ${y + h}H${x}Z" fill="#fff" opacity=".05"/>${second}`;
}

/** Dashboard, instruments, screens, steering wheel and console. */
export function dash(id: string, seed: string, c: Cabin): Printed {
  const layout = pick<Layout>(seed, 'screen', ['wide', 'portrait', 'twin']);
  const wheel =
    `<ellipse cx="330" cy="486" rx="128" ry="116" fill="none" stroke="#000" stroke-width="30" opacity=".3" transform="translate(6 9)"/><path d="M214 486Q262 452 330 456T446 486L440 510Q400 500 384 524L362 592H298L276 524Q260 500 220 510Z" fill="#17181a"/><path d="M316 520H344L352 594H308Z" fill="${c.trim}"/><path d="M270 470Q330 452 390 470Q400 496 380 524Q330 540 280 524Q260 496 270 470Z" fill="url(#${id}h)"/><path d="M318 496h24" stroke="${c.trimLit}" stroke-width="4" stroke-linecap="round"/><path d="M236 482h24M400 482h24" stroke="${c.trimLit}" stroke-width="5" stroke-linecap="round" opacity=".8"/>` +
    `<ellipse cx="330" cy="486" rx="128" ry="116" fill="none" stroke="#141517" stroke-width="27"/><ellipse cx="330" cy="484" rx="128" ry="116" fill="none" stroke="url(#${id}w)" stroke-width="20"/><path d="M222 440A128 116 0 0 1 438 440" fill="none" stroke="#fff" stroke-width="3" opacity=".35" transform="translate(0 -6)"/>`;
  const console = `<path d="M482 500Q600 476 724 500L790 760H420Z" fill="url(#${id}c)"/><path d="M500 512Q602 490 706 512L716 560Q602 544 488 560Z" fill="${c.trim}"/><path d="M500 512Q602 490 706 512" fill="none" stroke="${c.trimLit}" stroke-width="3" opacity=".8"/><ellipse cx="560" cy="584" rx="32" ry="17" fill="#0a0b0c"/><ellipse cx="560" cy="582" rx="32" ry="17" fill="none" stroke="${c.trimLit}" stroke-width="2.5"/><ellipse cx="642" cy="584" rx="32" ry="17" fill="#0a0b0c"/><ellipse cx="642" cy="582" rx="32" ry="17" fill="none" stroke="${c.trimLit}" stroke-width="2.5"/><rect x="580" y="520" width="46" height="26" rx="12" fill="#111214"/><path d="M590 528h26" stroke="#fff" stroke-width="3" opacity=".5"/><path d="M456 640Q602 608 750 640L792 760H414Z" fill="url(#${id}s)"/><path d="M474 652Q602 624 732 652" fill="none" stroke="${c.stitch}" stroke-width="3" stroke-dasharray="9 6"/><path d="M602 622V750" stroke="${c.hideDark}" stroke-width="2.5" opacity=".6"/>`;
  return {
    defs:
      linear(
        `${id}d`,
        [0, 318, 0, 430],
        [
          [0, c.padLit],
          [0.4, c.pad],
          [1, '#101112'],
        ],
        true,
      ) +
      linear(
        `${id}e`,
        [0, 420, 0, 600],
        [
          [0, c.padLit],
          [0.3, c.pad],
          [1, '#0c0d0e'],
        ],
        true,
      ) +
      linear(
        `${id}f`,
        [0, 0, 1, 0],
        [
          [0, c.trim],
          [0.3, c.trimLit],
          [0.55, c.trim],
          [0.8, c.trimLit],
          [1, c.trim],
        ],
      ) +
      linear(
        `${id}x`,
        [0, 0, 1, 1],
        [
          [0, '#1f2e37'],
          [1, '#0d1418'],
        ],
      ) +
      linear(
        `${id}h`,
        [0, 0, 0, 1],
        [
          [0, '#44474c'],
          [1, '#1b1c1f'],
        ],
      ) +
      linear(
        `${id}w`,
        [0, 0, 0, 1],
        [
          [0, '#5b5f64'],
          [0.35, '#26282b'],
          [1, '#3a3d41'],
        ],
      ) +
      linear(
        `${id}c`,
        [0, 0, 0, 1],
        [
          [0, c.pad],
          [1, '#0e0f10'],
        ],
      ),
    body:
      `<path d="M0 376Q150 330 400 322T800 322T1200 376V600H0Z" fill="url(#${id}d)"/><path d="M250 330Q420 318 600 318T950 330" fill="none" stroke="#fff" stroke-width="3" opacity=".16"/>` +
      `<path d="M0 424Q240 372 600 372T1200 424V600H0Z" fill="url(#${id}e)"/><path d="M0 434Q240 384 600 384T1200 434V462Q960 414 600 414T0 462Z" fill="url(#${id}f)"/><path d="M0 434Q240 384 600 384T1200 434" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/><path d="M0 467Q240 419 600 419T1200 467" fill="none" stroke="${c.glow}" stroke-width="10" opacity=".25"/><path d="M0 466Q240 418 600 418T1200 466" fill="none" stroke="${c.glow}" stroke-width="3"/>` +
      `<path d="M60 452Q110 436 190 424L192 438Q120 450 64 466ZM1140 452Q1090 436 1010 424L1008 438Q1080 450 1136 466Z" fill="#0b0c0d"/><path d="M66 459Q120 443 190 431M1134 459Q1080 443 1010 431" stroke="${c.trimLit}" stroke-width="2.5" opacity=".8"/><path d="M0 520Q300 470 600 470T1200 520" fill="none" stroke="#000" stroke-width="5" opacity=".4"/><path d="M800 500Q960 506 1080 528L1070 580Q940 560 804 556Z" fill="none" stroke="#000" stroke-width="3" opacity=".5"/><path d="M30 500Q330 452 600 452T1170 500" fill="none" stroke="${c.stitch}" stroke-width="2.5" stroke-dasharray="9 6" opacity=".8"/>` +
      `<rect x="240" y="346" width="180" height="62" rx="12" fill="#0a0c0e"/><rect x="247" y="352" width="166" height="50" rx="7" fill="url(#${id}x)"/><path d="M262 392A24 24 0 0 1 310 392M350 392A24 24 0 0 1 398 392" fill="none" stroke="#b9cdd6" stroke-width="4"/><path d="M286 390l14 -14M374 390l8 -18" stroke="#e2603a" stroke-width="3" stroke-linecap="round"/><path d="M322 366h18M318 380h26" stroke="#8fe3b4" stroke-width="4" stroke-linecap="round"/>` +
      console +
      screen(id, layout) +
      wheel,
  };
}
