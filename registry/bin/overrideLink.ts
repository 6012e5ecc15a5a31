import { signOverride, type OverrideTarget } from '../src/index';
import { PublishRefused } from '../src/refused';
import { durationOf } from './commandWords';
import type { openWriter } from './cli';

const HOUR_MS = 3_600_000;

/** Returns the milliseconds of `2h` or `30m`. */
export const lifetimeOf = (word: string): number => {
  const milliseconds = durationOf(word, 'h', 'm');
  if (milliseconds === null) throw new PublishRefused(`"${word}" is not a time: write 30m or 2h, at most 24h`);
  return milliseconds;
};

/** Returns the origin of the site, as its shell server knows it. */
const siteOrigin = ({ PUBLIC_ORIGIN, TLS_CERT, PORT }: NodeJS.ProcessEnv): string =>
  PUBLIC_ORIGIN || `${TLS_CERT ? 'https' : 'http'}://localhost:${PORT || '4300'}`;

/** Returns a link that shows a version or a build of a remote to the browser that opens it, for two hours unless given. */
export const overrideLink = (
  { keys, by }: Pick<ReturnType<typeof openWriter>, 'keys' | 'by'>,
  remote: string,
  target: OverrideTarget,
  {
    lifetimeMs = 2 * HOUR_MS,
    site = siteOrigin(process.env),
  }: { readonly lifetimeMs?: number; readonly site?: string } = {},
): string => `${site}/override?token=${signOverride({ remote, by, lifetimeMs, ...target }, keys)}`;
