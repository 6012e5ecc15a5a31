import { trackSend, type EventType } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/contracts';
import type { Site, TrackExtra } from '@caravan/shared/site';
import type { SafeStorage } from '@caravan/shared/storage';
import { createTransport, type TransportOptions } from '@caravan/shared/store';
import { deviceOf } from './device';
import { localTime } from './localTime';
import { sourceOf } from './sourceOf';

interface TrackerOptions {
  readonly view: Window;
  readonly storage: SafeStorage;
  readonly visitor: Site['visitor'];
  readonly lang: Language;
  /** Sequence number of the registry that the page was made from: the version of the site. */
  readonly version: number;
  /** Options of the transport of the page's other calls. */
  readonly calls: TransportOptions;
}

/** Longest texts that the call accepts, in characters. */
const MAX_LENGTH = { url: 2048, page: 256, word: 64, extra: 300 };

/**
 * Returns a function that sends tracking events (TRK-1). Each event is sent synchronously by a `keepalive` request, which
 * continues after the page is closed. Failures are neither shown nor retried (TRK-3).
 */
export const createTracker = ({ view, storage, visitor, lang, version, calls }: TrackerOptions) => {
  const transport = createTransport({
    ...calls,
    headers: () => ({ lang }),
    // The API stores `userId` only with the token. A tracking host of its own gets none: the token gives access to the account, and
    // another company may run that host.
    token: () => (calls.hosts.tracking === calls.hosts.main ? calls.token() : ''),
    fetch: (input, init) => calls.fetch(input, { ...init, keepalive: true, priority: 'low' }),
  });
  const device = deviceOf(view.navigator);
  const source = sourceOf(view).slice(0, MAX_LENGTH.word);

  return (eventType: EventType, extra: TrackExtra, address = view.location.href, eventTime = calls.now()): void => {
    const { clientId, identityId = '' } = visitor();
    const limitedExtra = Object.entries(extra).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_LENGTH.extra) : value,
    ]);
    void transport.call(trackSend, {
      deviceId: clientId,
      ...device,
      eventTime,
      url: address.slice(0, MAX_LENGTH.url),
      page: new URL(address).pathname.slice(0, MAX_LENGTH.page),
      localTime: localTime(new Date(), calls.timeZone()),
      eventType,
      extra: JSON.stringify({
        ...Object.fromEntries(limitedExtra),
        version: String(version),
        ...(source && { source }),
      }),
      userId: storage.get('userId') ?? '',
      identityId,
      platform: (storage.get('platform') ?? 'web').slice(0, MAX_LENGTH.word),
    });
  };
};
