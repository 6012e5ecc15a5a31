import { drawFilmFrame, drawFilmPoster, filmLength, type Film } from '../index';
import { faultOf } from '../testing/wellFormed';

const FILMS: readonly Film[] = ['vehicle', 'accessory'];

const withoutIds = (svg: string): string => svg.replaceAll(/p[0-9a-z]{5}(?=[A-Za-z0-9]*["#)])/g, '');

it.each(FILMS)('every frame of the film is a picture: %s', (film) => {
  const count = Math.round(filmLength(film) * 5);
  const frames = Array.from({ length: count }, (_, i) => drawFilmFrame(film, i / 5));
  frames.forEach((svg, i) => expect([i, faultOf(svg)]).toEqual([i, null]));
  expect(new Set(frames.map(withoutIds)).size).toBe(count);
});

it.each(FILMS)('its poster is one of its frames: %s', (film) => {
  expect(drawFilmPoster(film)).toContain('viewBox="0 0 960 540"');
  expect(faultOf(drawFilmPoster(film))).toBeNull();
});
