import { createHash } from 'node:crypto';
import type { Random } from '../chance/random';

/** A browser that comes to the site, and what it tells of itself with every event. */
export interface DemoDevice {
  readonly deviceId: string;
  readonly deviceType: string;
  readonly osType: string;
  readonly timeZone: string;
  readonly offsetHours: number;
  readonly platform: string;
  /** Where links to the site were followed from; empty for most. */
  readonly source: string;
  /** Whose link led here (SHELL-9): a person of the platform. */
  readonly identityId: string;
  readonly userId: string;
  /** How many pages a visit has on average. */
  readonly curiosity: number;
}

/** Zones without summer time, so that the offset holds on every day. */
const places = [
  { timeZone: 'Asia/Tbilisi', offsetHours: 4, weight: 58 },
  { timeZone: 'Asia/Baku', offsetHours: 4, weight: 21 },
  { timeZone: 'Asia/Yerevan', offsetHours: 4, weight: 4 },
  { timeZone: 'Europe/Istanbul', offsetHours: 3, weight: 4 },
  { timeZone: 'Asia/Shanghai', offsetHours: 8, weight: 6 },
  { timeZone: 'Asia/Almaty', offsetHours: 5, weight: 3 },
  { timeZone: 'Asia/Dubai', offsetHours: 4, weight: 2 },
  { timeZone: 'UTC', offsetHours: 0, weight: 2 },
] as const;

const machines = [
  { deviceType: 'mobile', osType: 'Android', weight: 41 },
  { deviceType: 'mobile', osType: 'iOS', weight: 24 },
  { deviceType: 'desktop', osType: 'Windows', weight: 26 },
  { deviceType: 'desktop', osType: 'macOS', weight: 5 },
  { deviceType: 'desktop', osType: 'Linux', weight: 1 },
  { deviceType: 'tablet', osType: 'iOS', weight: 2 },
  { deviceType: 'tablet', osType: 'Android', weight: 1 },
] as const;

const channels = [
  { platform: 'web', source: '', weight: 74 },
  { platform: 'web', source: 'eqm5', weight: 3 },
  { platform: 'mini', source: '', weight: 8 },
  { platform: 'nat', source: '', weight: 4 },
  { platform: 'eqm5', source: '', weight: 3 },
  { platform: 'identity', source: '', weight: 8 },
] as const;

interface Referrer {
  readonly id: string;
  readonly platform: string;
}

/** The devices of the demo events; `referrers` are the people whose links some of them followed. */
export const demoDevices = (
  random: Random,
  count: number,
  referrers: readonly [Referrer, ...Referrer[]],
): DemoDevice[] =>
  Array.from({ length: count }, (_, index) => {
    const { timeZone, offsetHours } = random.pickWeighted(places, ({ weight }) => weight);
    const { deviceType, osType } = random.pickWeighted(machines, ({ weight }) => weight);
    const { platform, source } = random.pickWeighted(channels, ({ weight }) => weight);
    const referrer = random.pick(referrers);
    return {
      deviceId: createHash('md5')
        .update(`demo device ${String(index)}`)
        .digest('hex'),
      deviceType,
      osType,
      timeZone,
      offsetHours,
      platform: platform === 'identity' ? referrer.platform : platform,
      source,
      identityId: platform === 'identity' ? referrer.id : '',
      userId: random.next() < 0.07 ? String(90_000 + index) : '',
      curiosity: random.between(1.2, 6),
    };
  });
