import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawCar, type CarView } from '../index';
import { PAINTS, SHAPES, WHEELS } from './facts';

/**
 * Writes a contact sheet of 24 cars as HTML, to be shot by headless Chromium:
 * `node --import tsx src/testing/contactSheet.ts [out.html] [side,front,back,interior] [columns] [series,…] [paints,…]`.
 */
const CARS =
  'Han EV,SU7,Model 3,Camry,C-Class L,Dolphin,Seagull,Hongguang MINIEV,001,Z9GT EV,Song PLUS DM-i,Model Y,L9,Tang EV,300,500 Hi4-T,Menglong (Raptor) Hi4,YU7,RAV4,X5 L,D9 DM-i,MEGA,009,Sienna';
const COLOURS =
  'Glacier White,Storm Grey,Signal Red,Liquid Silver,Riviera Blue,Matte Black,Racing Green,Champagne Gold,Obsidian Black,Graphite Metallic,Milk Tea,Satin Pearl White';

const [out = 'dist/contactSheet.html', views = 'side', columns = '4', cars = CARS, colours = COLOURS] =
  process.argv.slice(2);

function viewOf(name: string): CarView {
  return name === 'front' || name === 'back' || name === 'interior' ? name : 'side';
}

const paints = colours.split(',').flatMap((name) => PAINTS.filter((paint) => paint.pattern === name));
const figures = cars
  .split(',')
  .flatMap((name) => SHAPES.filter((shape) => shape.seed === name).slice(0, 1))
  .flatMap((shape, i) => {
    const paint = paints[i % paints.length];
    const wheel = WHEELS[i % WHEELS.length];
    if (!paint || !wheel) return [];
    return views
      .split(',')
      .map(
        (view) =>
          `<figure>${drawCar(shape, paint, wheel, viewOf(view))}<figcaption>${shape.brand} ${shape.seed} · ${paint.pattern}</figcaption></figure>`,
      );
  });

const style = `body{margin:16px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;font:13px Georgia,serif;color:#1c1a17;background:#faf8f4}figure{margin:0}figcaption{padding:4px 0}svg{width:100%;height:auto;display:block}`;
mkdirSync(dirname(out), { recursive: true });
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${figures.join('')}`,
);
