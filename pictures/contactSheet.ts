import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { drawCar } from './src/index'
import type { CarShape, CarView, Paint, Wheel } from './src/index'

interface ModelFacts extends Omit<CarShape, 'seed' | 'lengthMm' | 'heightMm'> {
  brand: string
  nameEn: string
  lengthMm: number | null
  heightMm: number | null
}

/**
 * Writes a contact sheet: `node --import tsx contactSheet.ts <out.html> [view,view] [columns] [names,…] [paint names,…]`.
 * Shoot it with headless Chromium. The facts lie in DATA_DIR.
 */
const data = process.env['DATA_DIR'] ?? '/work/shared/data'
const [out = 'dist/contactSheet.html', views = 'side', columns = '4', names = '', paintNames = ''] = process.argv.slice(2)
const models: ModelFacts[] = JSON.parse(readFileSync(`${data}/models.json`, 'utf8'))
const facts: { paints: (Paint & { name: string; group: string })[]; wheelHubs: Wheel[] } = JSON.parse(readFileSync(`${data}/paints.json`, 'utf8'))

const DEFAULT = 'Han EV,SU7,Model 3,Camry,C-Class L,Dolphin,Seagull,Hongguang MINIEV,001,Z9GT EV,Song PLUS DM-i,Model Y,L9,Tang EV,300,500 Hi4-T,Menglong (Raptor) Hi4,YU7,RAV4,X5 L,D9 DM-i,MEGA,009,Sienna'
const PAINTS = 'Glacier White,Storm Grey,Signal Red,Liquid Silver,Riviera Blue,Matte Black,Racing Green,Champagne Gold,Obsidian Black,Graphite Metallic,Milk Tea,Satin Pearl White'
const wanted = (names === '' ? DEFAULT : names).split(',')
const paintList = (paintNames === '' ? PAINTS : paintNames).split(',').flatMap((name) => facts.paints.filter((p) => p.name === name))
const cars = wanted.flatMap((name) => models.filter((m) => m.nameEn === name).slice(0, 1))

let cells = ''
cars.forEach((model, i) => {
  const paint = paintList[i % paintList.length]
  const wheel = facts.wheelHubs[i % facts.wheelHubs.length]
  if (!paint || !wheel) return
  const shape: CarShape = { ...model, seed: model.nameEn, lengthMm: model.lengthMm ?? 5140, heightMm: model.heightMm ?? 1880 }
  for (const view of views.split(',')) {
    const drawn: CarView = view === 'front' || view === 'back' || view === 'interior' ? view : 'side'
    cells += `<figure>${drawCar(shape, { ...paint, pattern: paint.name }, wheel, drawn)}<figcaption>${model.brand} ${model.nameEn} · ${paint.name}</figcaption></figure>`
  }
})
mkdirSync(dirname(out), { recursive: true })
writeFileSync(out, `<!doctype html><meta charset="utf-8"><style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:12px Arial;background:#faf8f4}figure{margin:0}svg{width:100%;height:auto;display:block}</style>${cells}`)
