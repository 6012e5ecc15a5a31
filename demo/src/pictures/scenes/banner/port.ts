import { linear, radialAt } from '../../geometry/svg';
import { CAST, gloss, join, placeCar, type Part } from '../cast';
import { carrier, containers, crane } from '../harbour';

/** Dawn in the port: a car carrier at the quay, the first cars ashore. */
export function port(id: string, width: number, height: number): Part {
  const wide = width > height;
  const quay = wide ? 430 : 560;
  const stand = wide ? 512 : 690;
  const sun = wide ? 1180 : 560;
  const inks = ['#b4441f', '#3d5a66', '#d9a55b', '#7d8b8a', '#8a3324'];
  const ripple = Array.from(
    { length: 16 },
    (_, i) => `M${(i * 397) % width} ${quay - 60 + ((i * 53) % 56)}h${40 + ((i * 31) % 70)}`,
  ).join('');
  const scene: Part = {
    defs:
      linear(
        `${id}a`,
        [0, 0, 0, 1],
        [
          [0, '#bcc9cd'],
          [0.4, '#e6d9cc'],
          [0.7, '#f7c9a2'],
          [1, '#f9dcb8'],
        ],
      ) +
      radialAt(`${id}b`, sun, quay - 90, wide ? 560 : 420, [
        [0, '#fffaf0', 1],
        [0.12, '#ffeccb', 0.8],
        [1, '#ffd9a8', 0],
      ]) +
      linear(
        `${id}s`,
        [0, 0, 0, 1],
        [
          [0, '#e9b994'],
          [0.4, '#a9a6a0'],
          [1, '#5f7379'],
        ],
      ) +
      linear(
        `${id}q`,
        [0, 0, 0, 1],
        [
          [0, '#c9bfb2'],
          [0.12, '#a39a8e'],
          [1, '#6f685f'],
        ],
      ),
    body:
      `<path d="M0 0H${width}V${height}H0Z" fill="url(#${id}a)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#${id}b)"/><circle cx="${sun}" cy="${quay - 96}" r="${wide ? 34 : 38}" fill="#fff8ea"/>` +
      `<path d="M0 ${quay - 66}L${width * 0.1} ${quay - 96}L${width * 0.22} ${quay - 84}L${width * 0.36} ${quay - 118}L${width * 0.5} ${quay - 88}L${width * 0.66} ${quay - 106}L${width * 0.82} ${quay - 82}L${width} ${quay - 100}V${quay}H0Z" fill="#a79f9f" opacity=".6"/>` +
      `<path d="M0 ${quay - 66}H${width}V${quay + 10}H0Z" fill="url(#${id}s)"/><path d="${ripple}" stroke="#fff3df" stroke-width="2" opacity=".6"/>` +
      (wide
        ? crane(1440, quay, 1.25, '#6d5b54') +
          crane(1240, quay - 20, 0.8, '#97857b') +
          carrier(640, quay - 8, 1.2, '#9c3a18', '#f3eee4') +
          crane(130, quay, 1.1, '#7b6a62')
        : crane(660, quay, 1.35, '#6d5b54') +
          carrier(250, quay - 8, 1.1, '#9c3a18', '#f3eee4') +
          crane(470, quay - 20, 0.8, '#97857b')) +
      `<path d="M0 ${quay}H${width}V${height}H0Z" fill="url(#${id}q)"/><path d="M0 ${quay}H${width}" stroke="#5d554c" stroke-width="5"/><path d="M0 ${quay + 5}H${width}" stroke="#e6d8c6" stroke-width="3" stroke-dasharray="34 22"/>` +
      (wide
        ? containers(1320, quay + 18, 4, [2, 3, 1, 2], inks, 0.8)
        : containers(580, quay + 18, 2, [2, 3], inks, 0.8)) +
      `<path d="M${width * 0.02} ${height - 6}L${width * 0.16} ${quay + 26}M${width * 0.36} ${height - 6}L${width * 0.4} ${quay + 26}M${width * 0.7} ${height - 6}L${width * 0.64} ${quay + 26}M${width} ${height - 20}L${width * 0.88} ${quay + 26}" stroke="#efe7da" stroke-width="4" opacity=".55"/>`,
  };
  const small = wide
    ? placeCar(`${id}d`, CAST.limousine, gloss('#d9d6cf'), 600, quay + 44, 300, 'right')
    : placeCar(`${id}d`, CAST.limousine, gloss('#d9d6cf'), 230, quay + 46, 280, 'right');
  const mid = wide
    ? placeCar(`${id}e`, CAST.city, gloss('#4c6d78'), 320, quay + 52, 250, 'right')
    : { defs: '', body: '' };
  const main = placeCar(`${id}c`, CAST.family, gloss('#b8420f'), wide ? 1130 : 410, stand, wide ? 560 : 600, 'right');
  return join(scene, mid, small, main);
}
