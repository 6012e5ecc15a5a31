import type { Config } from './config';
import type { DrawnPage, DrawnSite, PageRequest } from './drawnSite';
import type { BuiltRemote } from './loadBuilds';

/** What a renderer is asked. */
export type Question = { readonly kind: 'page'; readonly request: PageRequest } | { readonly kind: 'addresses' };

/**
 * What a renderer process is told: first what to draw, then questions; `drop` leaves a section to browsers from now on, `show`
 * draws another state by the builds that are loaded.
 */
export type ToRenderer =
  | { readonly kind: 'start'; readonly site: DrawnSite<BuiltRemote>; readonly config: Config }
  | { readonly kind: 'drop'; readonly remote: string }
  | { readonly kind: 'show'; readonly site: DrawnSite<BuiltRemote> }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question };

export type Answer =
  | DrawnPage
  | { readonly kind: 'addresses'; readonly found: readonly string[]; readonly errors: readonly Error[] };

/** What a renderer process tells. */
export type FromRenderer =
  | { readonly kind: 'loading'; readonly remote: string }
  | { readonly kind: 'failed'; readonly remote: string; readonly error: string }
  | { readonly kind: 'ready'; readonly loaded: readonly string[] }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly id: number; readonly error: string };

/** What is known when a renderer ends: the section that made it end, where that can be told. */
export interface Verdict {
  readonly guilty: string | null;
  readonly why: string;
}

const hasKind = (value: unknown): value is { readonly kind: unknown } =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Both ends are one build of this server: that it is one of its messages is all there is to check. */
export const isToRenderer = (value: unknown): value is ToRenderer => hasKind(value);
export const isFromRenderer = (value: unknown): value is FromRenderer => hasKind(value);

/** The pipe that a verdict is written to while a process ends: by its number it can be written at once. */
export const VERDICT_PIPE = 4;
