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

const maxIdLength = 64;
const maxTitleLength = 300;
const maxVersionLength = 32;

const fieldsOf = (extra: string): ReadonlyMap<string, unknown> => {
  const parsed: unknown = JSON.parse(extra);
  return new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
};

/** Returns a field as text, empty for other types. PostgreSQL cannot store NUL, which `extra` may contain as an escape. */
const fieldText = (value: unknown, maxLength: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').trim().slice(0, maxLength)
    : '';

const findChannel = (name: string): Channel | undefined => channels.find((channel) => channel === name.toLowerCase());

interface EventContext {
  readonly receivedAt: Date;
  /** IANA name from the envelope. */
  readonly timeZone: string;
  readonly language: Language;
}

/** Returns the row of an event: all sent fields unchanged, and the fields that statistics need. */
export const eventRow = (event: TrackEvent, { receivedAt, timeZone, language }: EventContext): NewTrackEvent => {
  const extra = fieldsOf(event.extra);
  const isItem = itemTypes.includes(event.eventType);
  const isWithdrawn = event.eventType === 'FINDER_ADV_COLLECT' && Number(extra.get('type')) === 0;
  return {
    ...event,
    receivedAt,
    isDemo: false,
    country: countryOf(timeZone, language),
    version: fieldText(extra.get('version'), maxVersionLength),
    channel: findChannel(event.platform) ?? findChannel(fieldText(extra.get('source'), maxIdLength)) ?? '',
    itemId: (isItem && fieldText(extra.get('id'), maxIdLength)) || null,
    itemTitle: (isItem && fieldText(extra.get('title'), maxTitleLength)) || null,
    converts: conversionTypes.includes(event.eventType) && !isWithdrawn,
  };
};
