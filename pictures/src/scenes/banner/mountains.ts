import { linear, radialAt } from '../../geometry/svg'
import { CAST, gloss, join, placeCar, type Part } from '../cast'
import { ridge, snow } from '../landscape'

/** A car at dusk on the military road, the Caucasus behind it. */
export function mountains(id: string, width: number, height: number): Part {
  const wide = width > height
  const road = height * 0.86
  const sunX = width * (wide ? 0.3 : 0.28)
  const sunY = height * 0.5
  const sky: Part = {
    defs:
      linear(`${id}a`, [0, 0, 0, 1], [[0, '#2b3350'], [0.35, '#7b5a6e'], [0.62, '#d9794f'], [0.8, '#f3b679'], [1, '#f8dcae']]) +
      radialAt(`${id}b`, sunX, sunY, width * 0.34, [[0, '#fff3d8', 0.95], [0.12, '#ffdfa8', 0.75], [0.4, '#f7a864', 0.3], [1, '#f7a864', 0]]) +
      linear(`${id}h`, [0, 0, 0, 1], [[0, '#5a4a60'], [1, '#b07a6c']]) + linear(`${id}i`, [0, 0, 0, 1], [[0, '#43394f'], [1, '#7d5a5c']]) + linear(`${id}j`, [0, 0, 0, 1], [[0, '#2c2838'], [1, '#463841']]) +
      linear(`${id}r`, [0, 0, 0, 1], [[0, '#5c4a4a'], [0.25, '#3a3237'], [1, '#1c1a1f']]),
    body:
      `<path d="M0 0H${width}V${height}H0Z" fill="url(#${id}a)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#${id}b)"/><circle cx="${Math.round(sunX)}" cy="${Math.round(sunY)}" r="${Math.round(height * 0.07)}" fill="#fff1d2"/>` +
      `<path d="${ridge('kazbek', width, height * 0.62, height * 0.42, height, wide ? 9 : 5)}" fill="url(#${id}h)"/><path d="${snow('kazbek', width, height * 0.62, height * 0.42, wide ? 9 : 5)}" fill="#f6d9c4" opacity=".75"/>` +
      `<path d="${ridge('gudauri', width, height * 0.7, height * 0.26, height, wide ? 11 : 7)}" fill="url(#${id}i)"/><path d="${ridge('jvari', width, height * 0.78, height * 0.13, height, wide ? 13 : 8)}" fill="url(#${id}j)"/>` +
      `<path d="M0 ${road - height * 0.06}Q${width * 0.5} ${road - height * 0.12} ${width} ${road - height * 0.05}V${height}H0Z" fill="url(#${id}r)"/>` +
      `<path d="M0 ${road + height * 0.09}Q${width * 0.5} ${road + height * 0.05} ${width} ${road + height * 0.1}" fill="none" stroke="#e8c9a4" stroke-width="4" stroke-dasharray="70 46" opacity=".55"/>`,
  }
  const car = placeCar(`${id}c`, CAST.coupe, gloss('#b3330f'), width * (wide ? 0.68 : 0.5), road, wide ? 620 : 560)
  return join(sky, car)
}
