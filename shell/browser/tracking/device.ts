/** What statistics tell of a visitor's device: as much as its browser says unasked, and no more. */
export interface Device {
  readonly deviceType: 'mobile' | 'tablet' | 'desktop';
  readonly osType: 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'other';
}

// In this order: Android says that it is a Linux, too.
const systems: readonly (readonly [Device['osType'], RegExp])[] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** Kind and system of a device by its browser's user agent. */
export const deviceOf = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device => {
  const osType = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
  // An iPad calls itself a Macintosh, which has no touch screen.
  if (osType === 'macOS' && maxTouchPoints > 1) return { deviceType: 'tablet', osType: 'iOS' };
  if (/Mobi/.test(userAgent) && !userAgent.includes('iPad')) return { deviceType: 'mobile', osType };
  return { deviceType: osType === 'Android' || osType === 'iOS' ? 'tablet' : 'desktop', osType };
};
