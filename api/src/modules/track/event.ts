import type { EventType, TrackEvent } from '@caravan/shared/contracts/calls';
import type { NewTrackEvent } from '../../database/schema';
import type { Language } from '@caravan/shared/terms';
import { countryOf } from './country';

/** Channels with statistics of their own, besides the site. */
export const channels = ['mini', 'nat', 'eqm5'] as const;
type Channel = (typeof channels)[number];

/** Types of views that are listed by news item or advert. */
const itemTypes: readonly EventType[] = ['HOME_NEWS_PV', 'FINDER_ADV_PV'];
const conversionTypes: readonly EventType[] = ['FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT', 'FINDER_DRAW_PRIZE'];

const longestId = 64;
const longestTitle = 300;
const longestVersion = 32;

const fieldsOf = (extra: string): ReadonlyMap<string, unknown> => {
  const parsed: unknown = JSON.parse(extra);
  return new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
};

/** A field as text, empty for other types. PostgreSQL cannot store NUL, which `extra` may contain as an escape. */
const wordOf = (value: unknown, longest: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').trim().slice(0, longest)
    : '';

const channelNamed = (name: string): Channel | undefined => channels.find((channel) => channel === name.toLowerCase());

interface Receipt {
  readonly receivedAt: Date;
  /** IANA name from the envelope. */
  readonly timeZone: string;
  readonly language: Language;
}

/** The row of an event: all sent fields unchanged, and the fields that statistics need. */
export const eventRow = (event: TrackEvent, { receivedAt, timeZone, language }: Receipt): NewTrackEvent => {
  const extra = fieldsOf(event.extra);
  const isItem = itemTypes.includes(event.eventType);
  const takenBack = event.eventType === 'FINDER_ADV_COLLECT' && Number(extra.get('type')) === 0;
  return {
    ...event,
    receivedAt,
    isDemo: false,
    country: countryOf(timeZone, language),
    version: wordOf(extra.get('version'), longestVersion),
    channel: channelNamed(event.platform) ?? channelNamed(wordOf(extra.get('source'), longestId)) ?? '',
    itemId: (isItem && wordOf(extra.get('id'), longestId)) || null,
    itemTitle: (isItem && wordOf(extra.get('title'), longestTitle)) || null,
    converts: conversionTypes.includes(event.eventType) && !takenBack,
  };
};
