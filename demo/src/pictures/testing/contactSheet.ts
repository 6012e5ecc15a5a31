import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawCar, type CarView } from '../index';
import { PAINTS, SHAPES, WHEELS } from './facts';

/**
 * Writes the contact sheet of 24 cars as HTML, to be shot by headless Chromium:
 * `node --import tsx src/testing/contactSheet.ts [out.html] [columns]`.
 */
const CARS: readonly (readonly [series: string, paint: string, view: CarView])[] = [
  ['SU7', 'Lagoon Shift (blue/teal)', 'side'],
  ['Han EV', 'Glacier White', 'side'],
  ['001', 'Storm Grey', 'front'],
  ['Model Y', 'Satin Forest', 'side'],
  ['300', 'Olive Drab', 'side'],
  ['Seagull', 'Mint Green', 'front'],
  ['L9', 'Graphite Metallic', 'side'],
  ['Camry', 'Champagne Gold', 'back'],
  ['Menglong (Raptor) Hi4', 'Tangerine', 'side'],
  ['C-Class L', 'Chrome Silver', 'side'],
  ['YU7', 'Satin Rose Gold', 'wheel'],
  ['D9 DM-i', 'Obsidian Black', 'side'],
  ['Hongguang MINIEV', 'Lemon Yellow', 'side'],
  ['MEGA', 'Matte Midnight Blue', 'back'],
  ['Z9GT EV', 'Riviera Blue', 'side'],
  ['ET5', 'Copper Metallic', 'lamp'],
  ['X5 L', 'Signal Red', 'side'],
  ['Dolphin', 'Koi Pond', 'side'],
  ['500 Hi4-T', 'Liquid Silver', 'front'],
  ['009', 'Milk Tea', 'side'],
  ['G6', 'Ember Shift (red/gold)', 'tail'],
  ['RAV4', 'Racing Green', 'side'],
  ['Tang EV', 'Low-poly Blue', 'side'],
  ['Song PLUS DM-i', 'Matte Black', 'interior'],
];

const [out = 'dist/contactSheet.html', columns = '4'] = process.argv.slice(2);

const figures = CARS.map(([series, colour, view], i) => {
  const shape = SHAPES.find(({ seed }) => seed === series);
  const paint = PAINTS.find(({ pattern }) => pattern === colour);
  const wheel = WHEELS[(i * 5) % WHEELS.length];
  if (!shape || !paint || !wheel) throw new Error(`not in the facts: ${series}, ${colour}`);
  return `<figure>${drawCar(shape, paint, wheel, view)}<figcaption><b>${shape.brand} ${shape.seed}</b> ${paint.pattern}, ${wheel.name}</figcaption></figure>`;
});

const style = `body{margin:16px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;font:12px Georgia,serif;color:#1c1a17;background:#faf8f4}figure{margin:0}figcaption{padding:4px 0}svg{width:100%;height:auto;display:block}`;
mkdirSync(dirname(out), { recursive: true });
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${figures.join('')}`,
);
