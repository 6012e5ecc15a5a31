import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Film } from '../pictures';
import { drawFilmFrame, filmLength } from '../pictures';
import { assetsFolder } from '../folders';

// node --import tsx demo/src/films/make.ts
// Renders the films of `pictures` and encodes them into demo/assets/videos, which is committed. Needs Debian's chromium
// and ffmpeg: resvg loses parts of drawings that reach far beyond the picture, as close-ups do.

const framesASecond = 25;
const width = 960;
const height = 540;
/** Frames shot at once, one below the other: Chromium shoots at most 16,384 pixels high. */
const strip = 25;

const folder = join(assetsFolder, 'videos');

/** For browsers: H.264 in the pixel format that all of them decode, the index first so that playing starts at once. */
const encoding = '-c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p -movflags +faststart -an -map_metadata -1';

const chromium = (work: string, page: string, shot: string): void => {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--user-data-dir=${work}/profile`];
  const size = `--window-size=${String(width)},${String(height * strip)}`;
  execFileSync('/usr/bin/chromium', [...flags, size, `--screenshot=${shot}`, `file://${page}`], { stdio: 'ignore' });
};

const shoot = (work: string, film: Film, first: number): Buffer => {
  const page = join(work, 'strip.html');
  const shot = join(work, 'strip.png');
  const frames = Array.from({ length: strip }, (_, index) => {
    const svg = drawFilmFrame(film, (first + index) / framesASecond);
    return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
  });
  writeFileSync(page, `<!doctype html><style>*{margin:0}img{display:block}</style>${frames.join('')}`);
  chromium(work, page, shot);
  return readFileSync(shot);
};

const make = async (work: string, film: Film): Promise<void> => {
  const frames = Math.round(filmLength(film) * framesASecond);
  const input = `-y -loglevel error -f image2pipe -framerate 1 -c:v png -i - -vf untile=1x${String(strip)}`;
  const output = [...encoding.split(' '), '-frames:v', String(frames), join(folder, `${film}.mp4`)];
  const encoder = spawn('ffmpeg', [...input.split(' '), ...output], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'exit');
  for (let first = 0; first < frames; first += strip) {
    encoder.stdin.write(shoot(work, film, first));
  }
  encoder.stdin.end();
  await ended;
};

mkdirSync(folder, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'films-'));
try {
  for (const film of ['vehicle', 'accessory'] as const) {
    await make(work, film);
  }
} finally {
  rmSync(work, { recursive: true });
}
