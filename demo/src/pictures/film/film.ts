import { svg } from '../geometry/svg';
import { accessoryFilmLength, accessoryFrame } from './accessoryFilm';
import { filmHeight, filmWidth } from './timeline';
import { vehicleFilmLength, vehicleFrame } from './vehicleFilm';

/** Films of the site: a walk round a car, and a charger at work. */
export type Film = 'vehicle' | 'accessory';

interface Reel {
  /** Seconds. */
  length: number;
  /** The second that shows best what it is about. */
  poster: number;
  frame: (time: number) => string;
}

const REELS: Readonly<Record<Film, Reel>> = {
  vehicle: { length: vehicleFilmLength, poster: vehicleFilmLength, frame: vehicleFrame },
  accessory: { length: accessoryFilmLength, poster: accessoryFilmLength, frame: accessoryFrame },
};

/** Length of a film in seconds. */
export const filmLength = (film: Film): number => REELS[film].length;

/** The picture of a film at a second, 960 × 540; all ids are those of the pictures in it. */
export const drawFilmFrame = (film: Film, time: number): string =>
  svg(filmWidth, filmHeight, '', REELS[film].frame(time));

/** The picture that stands for a film until it plays. */
export const drawFilmPoster = (film: Film): string => drawFilmFrame(film, REELS[film].poster);
