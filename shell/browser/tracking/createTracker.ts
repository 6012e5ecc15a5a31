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
  /** How the page's own calls are sent. */
  readonly calls: TransportOptions;
}

/** Longest texts that the call takes. */
const LONGEST = { url: 2048, page: 256, word: 64, said: 300 };

/**
 * What the host notes for its remotes (TRK-1). Each event leaves at once, in the turn it was noted, by a request that
 * outlives the page; whether it arrives is nobody's business here: no message, no second try (TRK-3).
 */
export const createTracker = ({ view, storage, visitor, lang, version, calls }: TrackerOptions) => {
  const transport = createTransport({
    ...calls,
    // Who is signed in is told by `userId`: the token opens the account, and this host may be somebody else's.
    headers: () => ({ lang }),
    token: () => '',
    fetch: (input, init) => calls.fetch(input, { ...init, keepalive: true, priority: 'low' }),
  });
  const device = deviceOf(view.navigator);
  const source = sourceOf(view).slice(0, LONGEST.word);

  return (eventType: EventType, extra: TrackExtra, at = view.location.href, eventTime = calls.now()): void => {
    const { clientId, identityId = '' } = visitor();
    const said = Object.entries(extra).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST.said) : value,
    ]);
    void transport.call(trackSend, {
      deviceId: clientId,
      ...device,
      eventTime,
      url: at.slice(0, LONGEST.url),
      page: new URL(at).pathname.slice(0, LONGEST.page),
      localTime: localTime(new Date(), calls.timeZone()),
      eventType,
      extra: JSON.stringify({ ...Object.fromEntries(said), version: String(version), ...(source && { source }) }),
      userId: storage.get('userId') ?? '',
      identityId,
      platform: (storage.get('platform') ?? 'web').slice(0, LONGEST.word),
    });
  };
};
