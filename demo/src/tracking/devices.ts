import { hash } from 'node:crypto';
import type { Random } from '../random/random';

/** An invented visitor's browser, with the fields that it sends in every event. */
export interface DemoDevice {
  readonly deviceId: string;
  readonly deviceType: string;
  readonly osType: string;
  readonly timeZone: string;
  readonly offsetHours: number;
  readonly platform: string;
  /** The source of the link that the visitor followed. Empty for most. */
  readonly source: string;
  /** The person of the platform whose link the visitor followed (SHELL-9). */
  readonly identityId: string;
  readonly userId: string;
  readonly pagesPerVisit: number;
}

/** Time zones without summer time, so that the offset is the same on every day. */
const zones = [
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

/** Returns the devices of the demo events. `referrers` are the people whose links some visitors followed. */
export const demoDevices = (
  random: Random,
  count: number,
  referrers: readonly [Referrer, ...Referrer[]],
): DemoDevice[] =>
  Array.from({ length: count }, (_, index) => {
    const { timeZone, offsetHours } = random.pickWeighted(zones, ({ weight }) => weight);
    const { deviceType, osType } = random.pickWeighted(machines, ({ weight }) => weight);
    const { platform, source } = random.pickWeighted(channels, ({ weight }) => weight);
    const referrer = random.pick(referrers);
    return {
      deviceId: hash('md5', `demo device ${String(index)}`),
      deviceType,
      osType,
      timeZone,
      offsetHours,
      platform: platform === 'identity' ? referrer.platform : platform,
      source,
      identityId: platform === 'identity' ? referrer.id : '',
      userId: random.next() < 0.07 ? String(90_000 + index) : '',
      pagesPerVisit: random.between(1.2, 6),
    };
  });
