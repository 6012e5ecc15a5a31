import { envelope, trackSend } from '@caravan/shared/contracts/calls';
import { safeStorage } from '@caravan/shared/storage';
import { callOptions } from '@caravan/shared/testing';
import { isObject } from '../../universal/isObject';
import { createTracker } from './createTracker';
import { deviceOf } from './device';
import { localTime } from './localTime';

interface SentRequest {
  readonly address: string;
  readonly init: RequestInit;
  readonly body: Readonly<Record<string, unknown>>;
  readonly event: Readonly<Record<string, unknown>>;
}

const sentBy = (address: string, init: RequestInit): SentRequest => {
  const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '');
  if (!isObject(body) || !isObject(body['parameter'])) throw new Error('no envelope was sent');
  return { address, init, body, event: body['parameter'] };
};

/** Whether the API accepts a value by its schema. */
const isAccepted = (schema: typeof trackSend.parameter | typeof envelope, value: unknown): boolean => {
  const outcome = schema['~standard'].validate(value);
  return !(outcome instanceof Promise) && outcome.issues === undefined;
};

const respondAccepted = async () => Response.json({ success: true, errors: [], result: {}, traceId: 'trace-0001' });

/** Creates a tracker whose requests `respond` answers. `sent` has the requests. */
const tracking = (respond: () => Promise<Response> = respondAccepted, host = 'https://track.test') => {
  const sent: SentRequest[] = [];
  const track = createTracker({
    view: window,
    storage: safeStorage(() => localStorage),
    visitor: () => ({ clientId: '0123456789abcdef0123456789abcdef' }),
    lang: 'ge',
    version: 57,
    calls: {
      ...callOptions,
      hosts: { main: '', car: '', tracking: host },
      headers: () => ({ 'access-token': 'secret' }),
      token: () => 'secret',
      now: () => 1_795_000_000_000,
      fetch: (input, init = {}) => {
        sent.push(sentBy(input instanceof Request ? input.url : input.toString(), init));
        return respond();
      },
    },
  });
  const readExtra = () => {
    const extra: unknown = JSON.parse(String(sent.at(-1)?.event['extra']));
    return extra;
  };
  return { track, sent, readExtra };
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/sales/list?month=2026-10#trend');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an event', () => {
  it('contains all parameters of the call [TRK-1]', () => {
    localStorage.setItem('userId', '17');
    localStorage.setItem('platform', 'kolga');
    const time = Date.parse('2026-11-20T20:30:00Z');
    jest.useFakeTimers({ now: time, doNotFake: ['setTimeout'] });
    const { track, sent } = tracking();
    track('STATISTIC_SALE_PV', { location: 'georgia', month: '2026-10' });
    const event = sent[0]?.event ?? {};
    expect(isAccepted(trackSend.parameter, event)).toBe(true);
    expect(event).toEqual({
      deviceId: '0123456789abcdef0123456789abcdef',
      ...deviceOf(navigator),
      eventTime: 1_795_000_000_000,
      url: 'http://localhost/sales/list?month=2026-10#trend',
      page: '/sales/list',
      localTime: localTime(new Date(time), 'Asia/Tbilisi'),
      eventType: 'STATISTIC_SALE_PV',
      extra: '{"location":"georgia","month":"2026-10","version":"57"}',
      userId: '17',
      identityId: '',
      platform: 'kolga',
    });
  });

  it('names the given page after the visitor has left it [TRK-1]', () => {
    const { track, sent } = tracking();
    track('DATA_RANKING_STAY', { id: 'hot' }, 'http://localhost/sales/hot?page=2');
    expect(sent[0]?.event).toMatchObject({ url: 'http://localhost/sales/hot?page=2', page: '/sales/hot' });
    expect(sent[0]?.event).toMatchObject({ userId: '', identityId: '', platform: 'web' });
  });

  it('shortens long values to the limits of the call [TRK-1]', () => {
    const long = '/'.padEnd(5_000, 'ა');
    localStorage.setItem('platform', long);
    window.history.replaceState(null, '', `/home?utm_source=${'x'.repeat(90)}`);
    const { track, sent } = tracking();
    track('HOME_NEWS_PV', { id: '7', title: 'ა'.repeat(5_000) }, `http://localhost${long}?q=${long}`);
    expect(isAccepted(trackSend.parameter, sent[0]?.event)).toBe(true);
  });

  it('is sent synchronously, signed, with keepalive and without the token to another host [TRK-1]', () => {
    const { track, sent } = tracking();
    track('DOWNLOAD_PV', {});
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('https://track.test/tech/track/send');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true });
    expect(isAccepted(envelope, sent[0]?.body)).toBe(true);
    expect(JSON.stringify(sent)).not.toContain('secret');
  });

  it('has the token of the session for the host of the main API [TRK-1]', () => {
    const { track, sent } = tracking(respondAccepted, '');
    track('DOWNLOAD_PV', {});
    expect(sent[0]?.body).toMatchObject({ token: 'secret' });
    expect(sent[0]?.init.headers).not.toHaveProperty('access-token');
  });

  it.each([
    ['utm_source of the link', '/home?utm_source=mini', 'https://www.google.com/search?q=car', 'mini'],
    ['the host of another page', '/home', 'https://news.example/cars?user=7', 'news.example'],
    ['nothing, within the site', '/home', 'http://localhost/sales/hot', undefined],
    ['nothing, without a referrer', '/home', '', undefined],
  ])('contains the source of the visit: %s [TRK-1]', (_what, address, referrer, source) => {
    window.history.replaceState(null, '', address);
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const { track, readExtra } = tracking();
    // Later addresses of the visit must not change its source.
    window.history.replaceState(null, '', '/download?utm_source=later');
    track('DOWNLOAD_PV', {});
    expect(readExtra()).toEqual(source === undefined ? { version: '57' } : { version: '57', source });
  });
});

describe('an unavailable tracking host', () => {
  it.each<[string, () => Promise<Response>]>([
    ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws at once',
      () => {
        throw new Error('blocked');
      },
    ],
    ['fails', async () => new Response('', { status: 500 })],
    ['hangs', () => new Promise(() => {})],
    ['sends an invalid answer', async () => new Response('<html>')],
    [
      'refuses',
      async () =>
        Response.json({
          success: false,
          errors: [{ code: '0000004', messageEn: 'a', messageGe: 'b' }],
          result: null,
          traceId: 'trace-0001',
        }),
    ],
  ])('that %s gets each event once, and no error is shown [TRK-3]', async (_how, respond) => {
    const { track, sent } = tracking(respond);
    expect(track('DOWNLOAD_PV', {})).toBeUndefined();
    // A second attempt would be sent by the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(1);
  });
});

describe('a device', () => {
  const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  it.each([
    [
      'mobile',
      'Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      5,
    ],
    ['tablet', 'Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 5],
    ['mobile', 'iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5],
    ['tablet', 'iOS', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5],
    ['tablet', 'iOS', iPad, 5],
    ['desktop', 'macOS', iPad, 0],
    ['desktop', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 10],
    ['desktop', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 0],
    ['desktop', 'other', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0', 0],
  ])('is derived from the user agent: %s, %s [TRK-1]', (deviceType, osType, userAgent, maxTouchPoints) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toEqual({ deviceType, osType });
  });
});

describe("the visitor's clock", () => {
  it.each([
    [-240, 'Asia/Tbilisi', '2026-11-21T00:30:00+04:00[Asia/Tbilisi]'],
    [570, 'Pacific/Marquesas', '2026-11-20T11:00:00-09:30[Pacific/Marquesas]'],
    [0, 'UTC', '2026-11-20T20:30:00+00:00[UTC]'],
  ])('is sent with its time zone [TRK-1]', (behind, timeZone, text) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
    expect(localTime(new Date('2026-11-20T20:30:00Z'), timeZone)).toBe(text);
  });
});
