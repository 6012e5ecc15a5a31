/** Type and operating system of a visitor's device, from the user agent alone. */
export interface Device {
  readonly deviceType: 'mobile' | 'tablet' | 'desktop';
  readonly osType: 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'other';
}

// The order matters: the user agent of Android also contains "Linux".
const systems: readonly (readonly [Device['osType'], RegExp])[] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** Returns type and operating system of a device by its user agent. */
export const deviceOf = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device => {
  const osType = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
  // The user agent of an iPad says Macintosh, but a Mac has no touch screen.
  if (osType === 'macOS' && maxTouchPoints > 1) return { deviceType: 'tablet', osType: 'iOS' };
  if (/Mobi/.test(userAgent) && !userAgent.includes('iPad')) return { deviceType: 'mobile', osType };
  return { deviceType: osType === 'Android' || osType === 'iOS' ? 'tablet' : 'desktop', osType };
};
